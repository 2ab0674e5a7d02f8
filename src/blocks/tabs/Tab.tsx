import type { KeyboardEvent, ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { chakra } from '../shared/chakra.tsx';
import type { Css } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';

type TabProps = {
  readonly title: Text;
  /** The id of the panel that it shows. */
  readonly panel: string;
  readonly index: number;
  /** How many tabs there are. */
  readonly count: number;
  /** Which tab is chosen; undefined as long as it is only a link. */
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
  readonly css: Css;
};

/** The id of the tab of a panel. */
export const tabOf = (panel: string): string => `${panel}_tab`;

/** Where a key leads from a tab; undefined for all other keys. After the last comes the first. */
function goalOf(key: string, index: number, count: number): number | undefined {
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: (index + count - 1) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  };
  return goals[key];
}

/** A link to a panel, and with the app a tab. Only the chosen one is a stop of the Tab key; arrow keys lead to the others. */
export function Tab({ title, panel, index, count, chosen, onChoose, css }: TabProps): ReactElement {
  const isChosen = chosen === index;
  const followKey = (event: KeyboardEvent<HTMLElement>): void => {
    const goal = goalOf(event.key, index, count);
    if (goal === undefined) return;
    event.preventDefault();
    onChoose(goal);
    const tab = event.currentTarget.parentElement?.children[goal];
    if (tab instanceof HTMLElement) tab.focus();
  };
  const asTab =
    chosen === undefined
      ? {}
      : { role: 'tab', 'aria-selected': isChosen, 'aria-controls': panel, tabIndex: isChosen ? 0 : -1 };
  return (
    <chakra.a
      id={tabOf(panel)}
      href={`#${panel}`}
      data-tab=""
      css={css}
      {...asTab}
      onKeyDown={followKey}
      onClick={(event) => {
        event.preventDefault();
        onChoose(index);
      }}
    >
      <Words of={title} />
    </chakra.a>
  );
}
