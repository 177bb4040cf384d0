import {
  englishLanguageName,
  spokenNames,
  staysEnglish,
  unspokenLanguages,
} from "@jubilee/core/base/guest-languages.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { Banner } from "@jubilee/ui/banner";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Says before people go in that some read a language that pages do not speak, and what they will see. */
export function UnspokenLanguages({ locales }: { locales: readonly (string | undefined)[] }) {
  const unspoken = unspokenLanguages(locales);
  if (unspoken.length === 0) return null;
  const readers = unspoken.map(
    ({ language, people }) =>
      `${counted(people, "person reads", "people read")} ${englishLanguageName(language)}`,
  );
  return (
    <Banner tone="info">
      {list.format(readers)}. What you write yourself reaches them as you wrote it; {staysEnglish}{" "}
      are in English. Jubilee speaks {spokenNames}.
    </Banner>
  );
}
