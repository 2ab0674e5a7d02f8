import type { BrowserWindow, Key } from './window.ts';

/** Keys as WebDriver and WebDriver BiDi write them. */
const codes: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Actions, as both protocols write them. */
type Actions = readonly [{ readonly type: string; readonly id: string; readonly actions: readonly object[] }];

const byKeys = (actions: readonly object[]): Actions => [{ type: 'key', id: 'keys', actions }];
const byPointer = (...actions: readonly object[]): Actions => [{ type: 'pointer', id: 'pointer', actions }];

const to = (x: number, y: number): object => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });

/** What a visitor does with keys and a mouse, where a browser takes it as actions. */
export function handsOn(
  act: (actions: Actions) => Promise<void>,
): Pick<BrowserWindow, 'press' | 'type' | 'movePointer' | 'click'> {
  return {
    press: (...keys) =>
      act(
        byKeys([
          ...keys.map((key) => ({ type: 'keyDown', value: codes[key] })),
          ...keys.toReversed().map((key) => ({ type: 'keyUp', value: codes[key] })),
        ]),
      ),
    type: (text) => act(byKeys([...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))))),
    movePointer: (x, y) => act(byPointer(to(x, y))),
    click: (x, y) => act(byPointer(to(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })),
  };
}
