<?php mail("me@example.com", "Hello", $_POST["text"]);
