import { counted } from "@jubilee/core/base/words.rules";
import { gapsIn, languagesOf } from "@jubilee/core/mailing/campaigns.rules";
import type { CampaignCheck, CampaignInput } from "@jubilee/core/mailing/campaigns.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { CircleAlert, CircleCheck } from "lucide-react";
import { englishLanguageName, speaksToGuests } from "@jubilee/core/base/guest-languages.rules";
import { AddLanguage } from "../../../../page-kit/languages/AddLanguage.tsx";
import { ownName } from "../../../../page-kit/languages/languageNames.ts";
import { detail, languageLine, languageName, mark } from "./Side.css.ts";

interface LanguagesProps {
  draft: CampaignInput;
  check: CampaignCheck | undefined;
  language: string;
  onLanguage: (language: string) => void;
  onBegin: (language: string) => void;
  onLeave: (language: string) => void;
}

/** In which languages it is written, for how many, and what each still lacks. */
export function Languages(props: LanguagesProps) {
  const { draft, check, language, onLanguage, onBegin, onLeave } = props;
  const begun = languagesOf(draft);
  const told = new Map(check?.languages.map((one) => [one.language, one]));
  const wanted = check?.unwritten ?? [];
  return (
    <Stack gap="3" as="section">
      <Heading level={2} size="row">
        Languages
      </Heading>
      <ul>
        {begun.map((tag) => {
          const missing = gapsIn(draft, tag);
          return (
            <li key={tag}>
              <button
                type="button"
                className={languageLine}
                aria-pressed={tag === language}
                onClick={() => onLanguage(tag)}
              >
                <span className={mark({ tone: missing === 0 ? "done" : "open" })}>
                  {missing === 0 ? (
                    <CircleCheck aria-hidden="true" />
                  ) : (
                    <CircleAlert aria-hidden="true" />
                  )}
                </span>
                <span>
                  <span className={languageName} lang={tag}>
                    {ownName(tag)}
                  </span>
                  <span className={detail}>
                    {missing === 0 ? "All written" : `${counted(missing, "piece")} missing`}
                    {!speaksToGuests(tag) && <span>. What we add around it is in English.</span>}
                  </span>
                </span>
                <span className={detail}>
                  {counted(told.get(tag)?.people ?? 0, "person", "people")}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {wanted.map(({ language: tag, people }) => (
        <p key={tag} className={detail}>
          {counted(people, "person reads", "people read")} <span lang={tag}>{ownName(tag)}</span>{" "}
          and would get <span lang={draft.language}>{ownName(draft.language)}</span>.
        </p>
      ))}
      <Inline gap="2">
        <AddLanguage
          begun={begun}
          wanted={wanted.map(({ language: tag }) => tag)}
          onBegin={onBegin}
        />
        {begun.length > 1 && (
          <Button variant="ghost" size="sm" onClick={() => onLeave(language)}>
            Leave out {englishLanguageName(language)}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
