import { planFilled } from '../../builder/plan/plan.ts';
import { withBlocks } from '../../builder/queries/materials.ts';
import { documentOf, type FramedPage, withTags } from '../../builder/render/document.ts';
import { routePlan } from '../../builder/render/render-page.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Rendered } from '../../model/rendering.ts';
import type { Screen } from '../../model/screen.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { tag } from '../../outputs/html/tags.ts';
import { toolAddress } from '../browser-entries.ts';
import type { App } from '../dev/app.ts';
import { pageTowardsMailbox, towardsMailbox } from '../mailbox/towards-mailbox.ts';
import { blockAddress } from './gallery-paths.ts';
import type { Look } from './look.ts';

/** What all previews of one moment share. */
export type Stage = {
  readonly site: Site;
  readonly year: string;
  readonly app: App;
  /** Whether it keeps itself up to date. A frame is renewed by the page around it, and needs no script. */
  readonly live: boolean;
};

/** The example of a block, and how it is shown. */
type Shown = { readonly name: string; readonly block: JsonObject; readonly look: Look };

// A whole page is rendered, as the app renders it, and all but the block hidden: so the app need not know of the
// gallery. A block that is lower than the window stands in the middle of it.
const bareStyle =
  '#root>:not(main){display:none!important}#root{min-height:0!important}' +
  'body{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;min-height:100dvh}';

// A frame keeps its example: links open in a tab of their own, and nobody is sent a message.
const framedTags = [
  '<base target="_blank">',
  tag('meta', { 'http-equiv': 'Content-Security-Policy', content: "form-action 'none'" }),
].join('\n');

const liveTag = `<script type="module" src="${toolAddress('dev')}"></script>`;

/** The block as it stands further down a page: the first one keeps room for the header, which is hidden here. */
function lowered(screen: Screen): Screen {
  if (screen.kind !== 'page') return screen;
  return { ...screen, blocks: screen.blocks.map(({ place, block }) => ({ place: { ...place, index: 1 }, block })) };
}

function planOf({ name, block, look: { mode } }: Shown, { site, year, app }: Stage): FramedPage {
  const page: PageContent = {
    file: '',
    route: blockAddress(name),
    title: name,
    content: { title: name, description: `The example of ${name}.`, blocks: [{ ...block, type: name }] },
  };
  // Opened alone, an example can be sent as on any page: to the server here.
  const { pages, frame } = planFilled(towardsMailbox(site), [page], { year, drafts: true });
  const [planned] = pages.map(pageTowardsMailbox);
  if (planned === undefined) throw new Error(`There is no plan of ${name}.`);
  const around = withBlocks({ ...frame, mode }, app.own?.assets);
  return routePlan({ ...planned, screen: lowered(planned.screen) }, around);
}

/**
 * The document that shows a block's example and nothing else, with the theme and the data of a site. Its mode is the
 * look's, whatever the visitor has chosen, so it runs without the boot script.
 * @throws Error when a component throws, or there is no icon of a name
 */
export function previewHtml(shown: Shown, stage: Stage): string {
  const { app, live } = stage;
  const { entry } = app;
  const plan = planOf(shown, stage);
  const rendered = entry.render(plan);
  const { css, headTags } = rendered;
  const bare: Rendered = { ...rendered, css: css + bareStyle, headTags: live ? headTags : headTags + framedTags };
  const document = documentOf(plan, bare, {
    script: undefined,
    development: true,
    sources: undefined,
  });
  return live ? withTags(document, liveTag) : document;
}
