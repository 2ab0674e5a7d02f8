import { HeadedSection, type Text, Words } from 'sitewright/blocks';

type Props = { readonly title: Text; readonly items: readonly { readonly day: Text; readonly high: Text }[] };

export default function Tides({ items, ...around }: Props) {
  return (
    <HeadedSection {...around}>
      <ul>
        {items.map(({ day, high }, index) => (
          <li key={index}>
            <Words of={day} /> <Words of={high} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
