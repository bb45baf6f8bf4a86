print("vistazo")
