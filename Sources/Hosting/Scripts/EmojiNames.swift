/// Emoji by the names that plugins write between colons: `:coffee:`, `:+1:`.
enum EmojiNames {
    /// nil for a name that is not known; names are in lower case.
    static func emoji(_ name: String) -> String? { table[name] }

    private static let table: [String: String] = {
        var table: [String: String] = [:]
        for line in rows.split(separator: "\n") {
            let words = line.split(separator: " ")
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                for name in words[index + 1].split(separator: "/") {
                    table[String(name)] = String(words[index])
                }
            }
        }
        return table
    }()

    /// The emoji, then its names with `/` between.
    private static let rows = """
        😀 grinning 😃 smiley 😄 smile 😁 grin 😆 laughing/satisfied 😅 sweat_smile 🤣 rofl 😂 joy 🙂 slightly_smiling_face
        🙃 upside_down_face 😉 wink 😊 blush 😇 innocent 😍 heart_eyes 😘 kissing_heart 😋 yum 😛 stuck_out_tongue
        😜 stuck_out_tongue_winking_eye 🤔 thinking 🤐 zipper_mouth_face 😐 neutral_face 😑 expressionless
        😶 no_mouth 😏 smirk 😒 unamused 🙄 roll_eyes 😬 grimacing 😌 relieved 😔 pensive 😪 sleepy 😴 sleeping
        😷 mask 🤒 face_with_thermometer 😵 dizzy_face 😎 sunglasses 🤓 nerd_face 😕 confused 😟 worried
        🙁 slightly_frowning_face 😮 open_mouth 😲 astonished 😳 flushed 😨 fearful 😰 cold_sweat 😢 cry 😭 sob
        😱 scream 😖 confounded 😞 disappointed 😓 sweat 😩 weary 😫 tired_face 😤 triumph 😡 rage/pout 😠 angry
        😈 smiling_imp 👿 imp 💀 skull 💩 poop/hankey/shit 🤡 clown_face 👻 ghost 👽 alien 👾 space_invader 🤖 robot
        👍 +1/thumbsup 👎 -1/thumbsdown 👌 ok_hand ✊ fist 👊 punch/facepunch ✌️ v ✋ hand/raised_hand 👋 wave
        👏 clap 🙌 raised_hands 🙏 pray 💪 muscle 👈 point_left 👉 point_right 👆 point_up_2 👇 point_down ☝️ point_up
        👀 eyes 👁️ eye 🧠 brain 👤 bust_in_silhouette 👥 busts_in_silhouette 👶 baby 👦 boy 👧 girl 👨 man 👩 woman
        👴 older_man 👵 older_woman 👮 cop 👷 construction_worker 🏃 runner/running 🚶 walking 💃 dancer 🛀 bath
        🐶 dog 🐱 cat 🐭 mouse 🐹 hamster 🐰 rabbit 🦊 fox_face 🐻 bear 🐼 panda_face 🐨 koala 🐯 tiger 🦁 lion 🐮 cow
        🐷 pig 🐸 frog 🐵 monkey_face 🙈 see_no_evil 🙉 hear_no_evil 🙊 speak_no_evil 🐔 chicken 🐧 penguin 🐦 bird
        🦉 owl 🐺 wolf 🐴 horse 🦄 unicorn 🐝 bee/honeybee 🐛 bug 🐌 snail 🐞 beetle 🐜 ant 🕷️ spider 🐢 turtle
        🐍 snake 🐙 octopus 🦀 crab 🐠 tropical_fish 🐟 fish 🐬 dolphin 🐳 whale 🐊 crocodile 🐘 elephant 🐑 sheep
        🐾 paw_prints/feet 🐉 dragon 🌵 cactus 🎄 christmas_tree 🌲 evergreen_tree 🌳 deciduous_tree 🌴 palm_tree
        🌱 seedling 🌿 herb ☘️ shamrock 🍀 four_leaf_clover 🍁 maple_leaf 🍂 fallen_leaf 🍃 leaves 🍄 mushroom
        💐 bouquet 🌷 tulip 🌹 rose 🌻 sunflower 🌸 cherry_blossom 🌍 earth_africa 🌎 earth_americas 🌏 earth_asia
        🌐 globe_with_meridians 🌕 full_moon 🌑 new_moon 🌓 first_quarter_moon 🌗 last_quarter_moon
        🌙 crescent_moon 🌚 new_moon_with_face ☀️ sunny 🌞 sun_with_face ⭐ star 🌟 star2 💫 dizzy ✨ sparkles
        ☄️ comet ⚡ zap 🔥 fire 💥 boom/collision 🌈 rainbow 🌤️ sun_behind_small_cloud ⛅ partly_sunny
        🌥️ sun_behind_large_cloud 🌦️ sun_behind_rain_cloud ☁️ cloud 🌧️ cloud_with_rain ⛈️ cloud_with_lightning_and_rain
        🌩️ cloud_with_lightning 🌨️ cloud_with_snow ❄️ snowflake ⛄ snowman 🌬️ wind_face 🌪️ tornado 🌫️ fog
        🌊 ocean 💧 droplet 💦 sweat_drops ☔ umbrella ☂️ open_umbrella 🌡️ thermometer 🌅 sunrise 🌇 city_sunset
        🍎 apple 🍊 tangerine/orange/mandarin 🍋 lemon 🍌 banana 🍉 watermelon 🍇 grapes 🍓 strawberry 🍒 cherries
        🍑 peach 🍍 pineapple 🥑 avocado 🍅 tomato 🍆 eggplant 🥕 carrot 🌽 corn 🌶️ hot_pepper 🍞 bread 🥐 croissant
        🧀 cheese 🥚 egg 🍳 fried_egg/cooking 🥓 bacon 🍔 hamburger 🍟 fries 🍕 pizza 🌭 hotdog 🌮 taco 🌯 burrito
        🍜 ramen 🍝 spaghetti 🍣 sushi 🍱 bento 🍚 rice 🍦 icecream 🍩 doughnut 🍪 cookie 🎂 birthday 🍰 cake
        🍫 chocolate_bar 🍬 candy 🍭 lollipop 🍯 honey_pot 🍼 baby_bottle ☕ coffee 🍵 tea 🍺 beer 🍻 beers
        🍷 wine_glass 🍸 cocktail 🍹 tropical_drink 🍾 champagne 🥃 tumbler_glass 🍴 fork_and_knife
        ⚽ soccer 🏀 basketball 🏈 football ⚾ baseball 🎾 tennis 🏐 volleyball 🎱 8ball 🏓 ping_pong ⛳ golf 🎣 fishing_pole_and_fish
        🏊 swimmer 🏄 surfer 🚴 bicyclist 🏋️ weight_lifting 🏆 trophy 🏅 medal_sports 🥇 1st_place_medal
        🥈 2nd_place_medal 🥉 3rd_place_medal 🎫 ticket 🎭 performing_arts 🎨 art 🎬 clapper 🎤 microphone
        🎧 headphones 🎼 musical_score 🎹 musical_keyboard 🎷 saxophone 🎺 trumpet 🎸 guitar 🎻 violin 🎲 game_die
        🎯 dart 🎳 bowling 🎮 video_game 🎰 slot_machine 🎵 musical_note 🎶 notes 🎉 tada 🎊 confetti_ball 🎈 balloon
        🎁 gift 🎀 ribbon 🎃 jack_o_lantern 🎅 santa 🚗 car/red_car 🚕 taxi 🚙 blue_car 🚌 bus 🏎️ racing_car 🚓 police_car
        🚑 ambulance 🚒 fire_engine 🚚 truck 🚜 tractor 🚲 bike 🛵 motor_scooter 🚂 steam_locomotive 🚆 train2
        🚇 metro 🚊 tram 🚄 bullettrain_side 🚉 station ✈️ airplane 🛫 flight_departure 🛬 flight_arrival 🚁 helicopter
        🚀 rocket 🛰️ artificial_satellite 🚢 ship ⛵ boat/sailboat ⚓ anchor ⛽ fuelpump 🚦 vertical_traffic_light
        🚥 traffic_light 🚧 construction 🗺️ world_map 🏠 house 🏡 house_with_garden 🏢 office 🏥 hospital 🏦 bank
        🏨 hotel 🏪 convenience_store 🏫 school 🏭 factory 🏰 european_castle ⛪ church 🗽 statue_of_liberty
        🗼 tokyo_tower ⛺ tent ⛰️ mountain 🏔️ mountain_snow 🗻 mount_fuji 🌋 volcano 🏖️ beach_umbrella 🏝️ desert_island
        ⌚ watch 📱 iphone 💻 computer ⌨️ keyboard 🖥️ desktop_computer 🖨️ printer 🖱️ computer_mouse 💽 minidisc
        💾 floppy_disk 💿 cd 📀 dvd 📷 camera 📸 camera_flash 📹 video_camera 🎥 movie_camera 📞 telephone_receiver
        ☎️ phone/telephone 📟 pager 📠 fax 📺 tv 📻 radio ⏱️ stopwatch ⏲️ timer_clock ⏰ alarm_clock ⌛ hourglass
        ⏳ hourglass_flowing_sand 📡 satellite 🔋 battery 🔌 electric_plug 💡 bulb 🔦 flashlight 🕯️ candle
        🗑️ wastebasket 💸 money_with_wings 💵 dollar 💴 yen 💶 euro 💷 pound 💰 moneybag 💳 credit_card 💎 gem
        ⚖️ balance_scale 🔧 wrench 🔨 hammer ⚒️ hammer_and_pick 🛠️ hammer_and_wrench ⚙️ gear 🔩 nut_and_bolt 🔫 gun
        💣 bomb 🔪 hocho/knife ⚔️ crossed_swords 🛡️ shield 🔮 crystal_ball 💊 pill 💉 syringe 🚪 door 🛏️ bed
        🚽 toilet 🚿 shower 🛁 bathtub 🔑 key 🗝️ old_key 🛒 shopping_cart 🛍️ shopping 📦 package 📫 mailbox
        📪 mailbox_closed 📬 mailbox_with_mail 📭 mailbox_with_no_mail 📮 postbox ✉️ email/envelope 📧 e-mail
        📨 incoming_envelope 📩 envelope_with_arrow 📤 outbox_tray 📥 inbox_tray 📜 scroll 📄 page_facing_up
        📃 page_with_curl 📊 bar_chart 📈 chart_with_upwards_trend/chart_increasing 📉 chart_with_downwards_trend/chart_decreasing
        📆 calendar 📅 date 🗓️ spiral_calendar 📇 card_index 🗃️ card_file_box 📋 clipboard 📁 file_folder
        📂 open_file_folder 📰 newspaper 🗞️ newspaper_roll 📓 notebook 📕 closed_book 📗 green_book 📘 blue_book
        📙 orange_book 📚 books 📖 book/open_book 🔖 bookmark 🏷️ label 📎 paperclip 🔗 link 📐 triangular_ruler
        📏 straight_ruler 📌 pushpin 📍 round_pushpin ✂️ scissors 🖊️ pen ✒️ black_nib 🖌️ paintbrush 📝 memo/pencil
        ✏️ pencil2 🔍 mag 🔎 mag_right 🔒 lock 🔓 unlock 🔏 lock_with_ink_pen 🔐 closed_lock_with_key 🔔 bell 🔕 no_bell
        📣 mega 📢 loudspeaker 💬 speech_balloon 💭 thought_balloon 🗨️ left_speech_bubble ❤️ heart 🧡 orange_heart
        💛 yellow_heart 💚 green_heart 💙 blue_heart 💜 purple_heart 🖤 black_heart 💔 broken_heart ❣️ heavy_heart_exclamation
        💕 two_hearts 💖 sparkling_heart 💯 100 💢 anger 💤 zzz ♻️ recycle ✅ white_check_mark ☑️ ballot_box_with_check
        ✔️ heavy_check_mark ❌ x ❎ negative_squared_cross_mark ✖️ heavy_multiplication_x ➕ heavy_plus_sign
        ➖ heavy_minus_sign ➗ heavy_division_sign ❓ question ❔ grey_question ❗ exclamation/heavy_exclamation_mark
        ❕ grey_exclamation ‼️ bangbang ⁉️ interrobang ⚠️ warning 🚫 no_entry_sign ⛔ no_entry 🛑 stop_sign 🚨 rotating_light
        ☢️ radioactive ☣️ biohazard ⬆️ arrow_up ⬇️ arrow_down ⬅️ arrow_left ➡️ arrow_right ↗️ arrow_upper_right
        ↘️ arrow_lower_right ↙️ arrow_lower_left ↖️ arrow_upper_left ↕️ arrow_up_down ↔️ left_right_arrow
        🔃 arrows_clockwise 🔄 arrows_counterclockwise 🔙 back 🔚 end 🔛 on 🔜 soon 🔝 top ▶️ arrow_forward
        ⏸️ pause_button ⏹️ stop_button ⏺️ record_button ⏭️ next_track_button ⏮️ previous_track_button ⏩ fast_forward
        ⏪ rewind 🔼 arrow_up_small 🔽 arrow_down_small 🔀 twisted_rightwards_arrows 🔁 repeat 🔂 repeat_one
        ℹ️ information_source 🆗 ok 🆕 new 🆓 free 🆙 up 🆒 cool 🆘 sos 🔴 red_circle 🟠 orange_circle 🟡 yellow_circle
        🟢 green_circle/large_green_circle 🔵 large_blue_circle/blue_circle 🟣 purple_circle ⚫ black_circle
        ⚪ white_circle 🟥 red_square 🟧 orange_square 🟨 yellow_square 🟩 green_square 🟦 blue_square ⬛ black_large_square
        ⬜ white_large_square 🔶 large_orange_diamond 🔷 large_blue_diamond 🔸 small_orange_diamond
        🔹 small_blue_diamond 🔺 small_red_triangle 🔻 small_red_triangle_down 🏁 checkered_flag 🚩 triangular_flag_on_post
        🔇 mute 🔈 speaker 🔉 sound 🔊 loud_sound 🔅 low_brightness 🔆 high_brightness 📶 signal_strength
        📳 vibration_mode 📴 mobile_phone_off 🕐 clock1 🕑 clock2 🕒 clock3 🕓 clock4 🕔 clock5 🕕 clock6 🕖 clock7
        🕗 clock8 🕘 clock9 🕙 clock10 🕚 clock11 🕛 clock12 ✳️ eight_spoked_asterisk ❇️ sparkle 💲 heavy_dollar_sign
        💱 currency_exchange ©️ copyright ®️ registered ™️ tm ♾️ infinity
        """
}
