import { countPeople, type PeopleWords } from "@jubilee/core/events/event-types.rules";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { ActionBar } from "./ActionBar.tsx";
import { FamiliesSection } from "./FamiliesSection.tsx";
import { bigNumbers, main, noticeList } from "./Import.css.ts";
import { LookalikesSection } from "./LookalikesSection.tsx";
import { RejectedSection } from "./RejectedSection.tsx";
import { UnspokenLanguages } from "./UnspokenLanguages.tsx";
import type { Import } from "./useImport.ts";

const shownNotices = 8;

/** What will happen, in numbers, before it does. */
export function ReviewStep({ current, words }: { current: Import; words: PeopleWords }) {
  const { session, state } = current;
  const guests = session.guestsToSend();
  const households = new Set(guests.flatMap(({ householdKey }) => householdKey ?? [])).size;
  const merged = state.ready.length - guests.length;
  const lines = (value: number, became: string) => ({
    value,
    label: `${value === 1 ? "line" : "lines"} ${became}`,
  });
  const numbers = [
    {
      value: guests.length,
      label: guests.length === 1 ? `${words.one} goes in` : `${words.many} go in`,
    },
    { value: households, label: households === 1 ? "household" : "households" },
    lines(merged, "merged"),
    lines(state.rejected.length, "rejected"),
    lines(state.leftOut.length, "left out"),
  ];
  return (
    <div className={main}>
      <Heading level={2}>Review</Heading>
      <dl className={bigNumbers}>
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <UnspokenLanguages locales={guests.map(({ locale }) => locale)} />
      {state.notices.length > 0 && (
        <section>
          <Heading level={3}>Worth a look</Heading>
          <ul className={noticeList}>
            {state.notices.slice(0, shownNotices).map(({ line, text }) => (
              <li key={`${line}${text}`}>
                <Text as="span" size={14}>
                  Line {line}: {text}
                </Text>
              </li>
            ))}
          </ul>
          {state.notices.length > shownNotices && (
            <Text size={14} tone="muted">
              and {state.notices.length - shownNotices} more
            </Text>
          )}
        </section>
      )}
      <LookalikesSection current={current} />
      <FamiliesSection current={current} />
      <RejectedSection current={current} />
      <ActionBar note="People who are on the list under the same name and address are filled in, never doubled.">
        <Button variant="secondary-light" onClick={() => session.goTo("match")}>
          Back
        </Button>
        <Button
          disabled={guests.length === 0 || state.lookalikes === null}
          onClick={() => void session.send()}
        >
          Import {countPeople(guests.length, words)}
        </Button>
      </ActionBar>
    </div>
  );
}
