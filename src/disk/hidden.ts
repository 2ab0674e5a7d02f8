/** What Explorer and Finder put into a folder that somebody only looks at. */
const OF_SYSTEM = /^(?:\.DS_Store|\.localized|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i;

/** Other files that systems, editors, cloud folders and Git leave in folders by themselves. Nobody meant to publish them. */
const LITTER =
  /^(?:\.directory|\.Spotlight-V100|\.Trashes|\.fseventsd|\.TemporaryItems|\._.*|\.dropbox(?:\.attr)?|~syncthing~.*\.tmp|\.gitkeep|\.keep|\.gitignore|\.gitattributes|\..+\.sw[a-p]|\.#.*|\.~lock\..*#|~\$.*|#.*#)$/i;

/** The folder of `public/` whose dotted name standards ask for: security.txt, domain checks. */
const STANDARD = '.well-known';

/** It is left out without a word: its author cannot see it, did not make it, and it comes back each time. */
export function isLitter(path: string): boolean {
  return path.split('/').some((name) => isOfSystem(name) || LITTER.test(name));
}

/** Whether a system has put a file there, so that a folder with nothing else in it is an empty one. */
export function isOfSystem(name: string): boolean {
  return OF_SYSTEM.test(name);
}

/** Whether a name begins with a dot, so that most systems do not show it. @param folder it lies in, from the root */
export function isHiddenName(name: string, folder: string): boolean {
  return name.startsWith('.') && !(folder === 'public' && name === STANDARD);
}

export function isHidden(path: string): boolean {
  const names = path.split('/');
  return names.some((name, index) => isHiddenName(name, names.slice(0, index).join('/')));
}
