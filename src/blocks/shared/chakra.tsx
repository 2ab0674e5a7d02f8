import {
  type ComponentPropsWithRef,
  type ComponentType,
  createElement,
  type ElementType,
  type JSX,
  type ReactElement,
} from 'react';
import { type Css, classesOf } from './styles.ts';

type Styled<Props> = ComponentType<Props & { readonly css?: Css | undefined }>;

/** Any element or component, with `css` for its styles, in the words of Chakra: `<chakra.div css={styles.list}>`. */
type Chakra = { readonly [Tag in keyof JSX.IntrinsicElements]: Styled<ComponentPropsWithRef<Tag>> } & (<Props>(
  component: ComponentType<Props>,
) => Styled<Props>);

type AnyProps = { readonly css?: Css; readonly className?: string };

function styled(element: ElementType): ComponentType<AnyProps> {
  return function Styled({ css, ...props }: AnyProps): ReactElement {
    const names = css === undefined ? '' : classesOf(css);
    // The object is this component's own.
    const own: { className?: string } = props;
    if (names !== '') own.className = own.className ? `${own.className} ${names}` : names;
    return createElement(element, own);
  };
}

const byTag = new Map<string, ComponentType<AnyProps>>();

function styledTag(tag: string): ComponentType<AnyProps> {
  const known = byTag.get(tag) ?? styled(tag as ElementType);
  byTag.set(tag, known);
  return known;
}

export const chakra = new Proxy(styled, { get: (_, tag) => styledTag(String(tag)) }) as unknown as Chakra;
