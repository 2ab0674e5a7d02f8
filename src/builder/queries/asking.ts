import type { Ask } from '../../engine/questions.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { SiteOverview, SitePage } from '../../model/plan.ts';
import type { Materials } from '../../outputs/output.ts';
import { all, notFound, origin, records, redirectFrom, siteFrame, withPdf } from './given.ts';
import { around, frame, publicFolder, theme } from './shared.ts';

/** Asks for the page at a route. @throws Error if there is none */
export type AskForPage = (ask: Ask, route: string) => SitePage;

/** Materials that note what is looked at. */
export class Asking implements Materials {
  readonly #ask: Ask;
  readonly #pageAt: (route: string) => SitePage;

  constructor(ask: Ask, askForPage: AskForPage) {
    this.#ask = ask;
    this.#pageAt = (route) => askForPage(ask, route);
  }

  get plan(): SiteOverview {
    const ask = this.#ask;
    return {
      get origin() {
        return ask(origin);
      },
      get frame() {
        return ask(siteFrame);
      },
      get pages() {
        return ask(records);
      },
      get notFound() {
        return ask(notFound);
      },
    };
  }

  get page(): Materials['page'] {
    return (route) => (route === notFoundRoute ? this.#ask(notFound) : this.#pageAt(route));
  }

  get document(): Materials['document'] {
    return (route) => {
      const [drawing, page] = [this.#ask(all.drawing), this.page(route)];
      return drawing.document(page, { frame: this.#ask(siteFrame), around: this.#ask(around) });
    };
  }

  get pdf(): Materials['pdf'] {
    return (address) => {
      const page = this.#pageAt(this.#ask(withPdf, address));
      // It is set later, when nothing is noted any more.
      const site = { origin: this.#ask(origin), frame: this.#ask(siteFrame) };
      this.#ask(publicFolder);
      return this.#ask(all.pdf)(page, site);
    };
  }

  get icon(): Materials['icon'] {
    this.#ask(siteFrame);
    this.#ask(publicFolder);
    return this.#ask(all.icon);
  }

  get redirect(): Materials['redirect'] {
    return (from) => this.#ask(redirectFrom, from);
  }

  get addresses(): Materials['addresses'] {
    return this.#ask(all.addresses);
  }

  get app(): Materials['app'] {
    return this.#ask(all.app);
  }

  get frame(): Materials['frame'] {
    return this.#ask(frame);
  }

  get theme(): Materials['theme'] {
    return this.#ask(theme);
  }

  get fonts(): Materials['fonts'] {
    return this.#ask(all.fonts);
  }

  get own(): Materials['own'] {
    return this.#ask(all.own);
  }

  get sources(): Materials['sources'] {
    return this.#ask(all.sources);
  }

  get boot(): Materials['boot'] {
    return this.#ask(all.boot);
  }

  get notices(): Materials['notices'] {
    return this.#ask(all.notices);
  }

  get assets(): Materials['assets'] {
    return this.#ask(all.assets);
  }

  get publicFiles(): Materials['publicFiles'] {
    return this.#ask(all.publicFiles);
  }
}
