const key = "AIza7fsGWUedYWuTNV6EtXAUybFykRhHdo3tiZq";
