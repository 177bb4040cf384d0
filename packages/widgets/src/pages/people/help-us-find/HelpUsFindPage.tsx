import { formatterOf } from "@jubilee/core/base/time.rules";
import { pictureAddress } from "@jubilee/core/people/members.rules";
import type { MissingMember } from "@jubilee/core/people/members.types";
import { initialsOf } from "@jubilee/ui/initials";
import type { ReactNode } from "react";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import * as page from "../../styles/css.ts";
import * as css from "./help-us-find.css.ts";
import type { FindPart } from "./help-us-find.types.ts";
import { LeadSheet } from "./LeadSheet.tsx";

/** Who is looked for and who is remembered, and those who are there and show themselves to everyone. */
export function HelpUsFindPage(part: FindPart) {
  const { shared, own, words, reader, productName, address, outcome } = part;
  const { event, intro } = shared;
  return (
    <>
      <Bar part={part} shares={`${own.title}: ${event.name}`} shareLabel={words.page.sharePage} />
      <main id="content" tabIndex={-1}>
        <Cover event={event} shape="strip" />
        <div className={page.wrap} id="whole" data-anew="">
          <header className={css.head}>
            <h1 className={page.title} tabIndex={-1}>
              {own.title}
            </h1>
            <p className={css.lead} {...(intro && { lang: event.locale, dir: "auto" as const })}>
              {intro ?? own.lead}
            </p>
            <p className={page.soft}>
              <bdi lang={event.locale}>{event.name}</bdi>
            </p>
            {outcome?.done && (
              <>
                <p data-said="" hidden>
                  {own.thanks}
                </p>
                <output className={page.notice}>
                  <b>{own.thanks}</b>
                  {own.received}
                </output>
              </>
            )}
          </header>
          <LeadSheet {...part} />
          <Missing {...part} />
          <Memory {...part} />
          <Here {...part} />
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}

/** What tells somebody from others of the same name. */
function factsOf(
  { shared: { event }, own, reader }: FindPart,
  { formerName, groupLabel }: Pick<MissingMember, "formerName" | "groupLabel">,
): string[] {
  // What an event's kind calls its groups is known in English.
  const group = reader.lang === "en" ? (label: string) => `${event.groupTerm} ${label}` : own.group;
  return [
    ...(formerName ? [own.formerly(formerName)] : []),
    ...(groupLabel ? [group(groupLabel)] : []),
  ];
}

function List({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.people}>{children}</ul>
    </section>
  );
}

interface PersonProps {
  name: string;
  facts: readonly (string | null)[];
  children?: ReactNode;
}

function Person({ name, facts, children }: PersonProps) {
  const said = facts.filter(Boolean);
  return (
    <div>
      <b dir="auto">{name}</b>
      {said.length > 0 && (
        <span className={page.small}>
          <bdi>{said.join(" · ")}</bdi>
        </span>
      )}
      {children}
    </div>
  );
}

function Missing(part: FindPart) {
  const { shared, own, address } = part;
  if (shared.missing.length === 0) {
    return (
      <p className={css.none}>
        <b>{own.noneTitle}</b>
        {own.noneText}
      </p>
    );
  }
  const steps = address();
  return (
    <List id="missing" title={own.missing}>
      {shared.missing.map((member) => (
        <li key={member.id}>
          <Person name={member.name} facts={factsOf(part, member)} />
          <a
            className={page.smallButton}
            href={`${steps}${steps.includes("?") ? "&" : "?"}about=${member.id}#lead`}
            aria-label={own.knowAbout(member.name)}
            data-about={member.id}
            data-title={own.about(member.name)}
          >
            {own.know}
          </a>
        </li>
      ))}
    </List>
  );
}

function Memory(part: FindPart) {
  const { shared, own, reader } = part;
  if (shared.memorial.length === 0) return null;
  const format = formatterOf(reader.locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <List id="memory" title={own.memory}>
      {shared.memorial.map((one) => (
        <li key={one.id}>
          <Person
            name={one.name}
            facts={[...factsOf(part, one), format.format(Date.parse(`${one.diedOn}T12:00:00Z`))]}
          >
            {one.memorial && (
              <p lang={shared.event.locale} dir="auto">
                {one.memorial}
              </p>
            )}
          </Person>
        </li>
      ))}
    </List>
  );
}

function Here(part: FindPart) {
  const { shared, own } = part;
  const named = shared.members.flatMap((one) =>
    one.name === null ? [] : [{ ...one, name: one.name }],
  );
  if (named.length === 0) return null;
  return (
    <List id="here" title={own.here}>
      {named.map((one) => (
        <li key={one.id}>
          {one.photoNow ? (
            <img className={css.face} src={pictureAddress(one.photoNow)} alt="" loading="lazy" />
          ) : (
            <span className={css.face} aria-hidden="true">
              {initialsOf(one.name)}
            </span>
          )}
          <Person name={one.name} facts={[...factsOf(part, one), one.city]} />
        </li>
      ))}
    </List>
  );
}
