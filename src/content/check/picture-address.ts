import { isHostName, reachOf } from './hosts.ts';
import { picturePage } from './picture-page.ts';

export type AddressProblem = {
  readonly reason: string;
  readonly better: string;
  /** The address as it should be, if there is such a picture. */
  readonly write?: string;
};

/** Why something cannot be the address of a picture, whatever exists. Undefined for `/...` and `https://...`. */
export function addressProblem(path: string): AddressProblem | undefined {
  const name = path.split(/[\\/]/).at(-1) ?? path;
  if (/^[a-z]:[\\/]|^file:|^\/(?:Users|home)\/|^~/i.test(path)) {
    return {
      reason: 'This picture exists only on your own computer.',
      better: `Copy the picture into the folder public/images/ and write /images/${name}.`,
      write: `/images/${name}`,
    };
  }
  if (/^data:/i.test(path)) {
    return {
      reason: 'This is a picture written as text, which pages can only show from a file.',
      better: 'Save the picture as a file in public/images/ and write its path here, such as /images/team.jpg.',
    };
  }
  if (path.startsWith('//') || path.includes('\\')) {
    return {
      reason: "This isn't the address of a picture.",
      better: `Write it with single slashes: /images/${name}.`,
      write: `/images/${name}`,
    };
  }
  if (path.startsWith('http://')) {
    return {
      reason: 'Browsers show pictures from other sites only over https://.',
      better: `Write https://${path.slice('http://'.length)}, or copy the picture into public/images/.`,
    };
  }
  if (path.startsWith('https://')) return httpsProblem(path);
  if (/^public\//.test(path)) {
    return {
      reason: 'The path of a picture starts inside the folder public/.',
      better: `Write ${path.slice('public'.length)}.`,
      write: path.slice('public'.length),
    };
  }
  if (path.startsWith('/public/')) {
    return {
      reason: 'The path of a picture starts inside the folder public/.',
      better: `Write ${path.slice('/public'.length)}.`,
      write: path.slice('/public'.length),
    };
  }
  if (path.startsWith('/')) return undefined;
  if (path === '') {
    return {
      reason: 'This picture has no address.',
      better: 'Put the picture in public/ and write its path from there, such as ![A loaf of rye](/images/loaf.jpg).',
    };
  }
  const write = `/${path.replace(/^(?:[a-z]+:|[./]+)+/i, '').replace(/^public\//, '')}`;
  return {
    reason: 'The path of a picture must start with / or https://.',
    better: `Put the picture in public/ and write its path from there: ${write}.`,
    write,
  };
}

function httpsProblem(path: string): AddressProblem | undefined {
  try {
    const url = new URL(path);
    const isWhole = isHostName(url.hostname) && url.username === '' && url.password === '' && !/\s/.test(path);
    const page = isWhole ? picturePage(url) : undefined;
    if (page !== undefined) {
      return {
        reason: `This is a page of ${page.service} that shows a picture, and not the picture itself.`,
        better: `Download the picture, put it into public/images/ and write its path here: ${page.name === undefined ? 'for example ' : ''}/images/${page.name ?? 'team.jpg'}.`,
      };
    }
    if (isWhole && reachOf(url.hostname) === undefined) return undefined;
    if (isWhole) {
      return {
        reason: `Visitors cannot reach "${url.hostname}": it is on your own computer or network.`,
        better: 'Copy the picture into public/images/ and write its place from there.',
      };
    }
  } catch {
    // Reported like the others.
  }
  return {
    reason: "This isn't a complete address.",
    better: 'Write an address such as https://www.example.com/team.jpg.',
  };
}
