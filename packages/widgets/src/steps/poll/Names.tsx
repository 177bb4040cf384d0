import { help } from "../../styles/base.css.ts";

/** More would say less than the count above them. */
const mostNames = 24;

/** Names as the reader's language lists them, each in its own direction. */
export function Names({ names, locale }: { names: readonly string[]; locale: string }) {
  if (names.length === 0) return null;
  const more = names.length - mostNames;
  const shown = [...names.slice(0, mostNames), ...(more > 0 ? [`+${more}`] : [])];
  const parts = new Intl.ListFormat(locale, { type: "unit" }).formatToParts(shown);
  return (
    <small className={help}>
      {parts.map(({ type, value }, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
        type === "element" ? <bdi key={index}>{value}</bdi> : value,
      )}
    </small>
  );
}
