const key = "";
