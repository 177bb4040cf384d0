import type { Audience, ProfileField, ProfileFields } from "@jubilee/core/people/profiles.types";
import type { ReactNode } from "react";
import { Field } from "../../parts/Field.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import { seesIn, written } from "./forms.ts";
import * as css from "./my-profile.css.ts";
import type { ProfilePart } from "./my-profile.types.ts";

const lines = [
  { field: "name", key: "fullName", type: "text", auto: "name", most: 200 },
  { field: "former_name", key: "formerName", type: "text", auto: "off", most: 200 },
  { field: "city", key: "city", type: "text", auto: "address-level2", most: 100 },
  { field: "phone", key: "phone", type: "tel", auto: "tel", most: 50 },
] as const;

const audiences: readonly Audience[] = ["everyone", "guests", "organisers", "hidden"];

/** Every field of one's profile with who sees it; saved together. */
export function ProfileForm(part: ProfilePart) {
  const { shared, own, words, address } = part;
  const { fields, events, isClaimed } = shared;
  const outcome = part.outcome?.form === "save" && part.outcome.refused ? part.outcome : null;
  const field = (key: keyof ProfileFields) => ({
    words,
    outcome,
    name: key,
    value: fields[key] ?? "",
    problem: problemOf(part, key),
  });
  return (
    <section className={css.form} aria-labelledby="shows">
      <h2 id="shows">{own.shows}</h2>
      <p className={page.soft}>{own.showsText}</p>
      <form
        className={page.form}
        method="post"
        action={`${address("save")}#shows`}
        data-send=""
        data-typed="save"
        data-over={JSON.stringify([written.map((key) => fields[key]), shared.audiences])}
      >
        {lines.map(({ field: name, key, type, auto, most }) => (
          <Seen key={key} part={part} field={name}>
            <Field
              {...field(key)}
              label={own.fields[name]}
              type={type}
              autoComplete={auto}
              maxLength={most}
            />
          </Seen>
        ))}
        <Seen part={part} field="email">
          <Fixed label={own.fields.email} value={fields.email ?? ""} why={own.emailWhy} />
        </Seen>
        <Seen part={part} field="group">
          <Fixed
            label={own.fields.group}
            value={events.flatMap(({ groupLabel }) => groupLabel ?? []).join(", ")}
            why={own.groupWhy}
          />
        </Seen>
        <Seen part={part} field="bio">
          <Field
            {...field("bio")}
            label={own.fields.bio}
            hint={words.common.optional}
            maxLength={1000}
            rows={4}
          />
        </Seen>
        <p className={page.small}>{isClaimed ? own.picturesThere : own.picturesLater}</p>
        <p className={page.notice} data-back="" hidden>
          {own.isBack}
        </p>
        <Refusal words={words} outcome={outcome} fields={written} />
        <button className={page.main}>{own.save}</button>
      </form>
    </section>
  );
}

/** What is wrong with a field that was sent, in words. */
function problemOf({ outcome, own }: ProfilePart, key: keyof ProfileFields): string | null {
  if (outcome?.refused?.field !== key) return null;
  return key === "fullName" && !outcome.typed[key]?.trim() ? own.nameMissing : own.tooLong;
}

interface SeenProps {
  part: ProfilePart;
  field: ProfileField;
  children: ReactNode;
}

/** A field with who sees it beside it. */
function Seen({ part: { own, shared, outcome }, field, children }: SeenProps) {
  const name = `${seesIn}${field}`;
  const chosen = (outcome?.refused && outcome.typed[name]) ?? shared.audiences[field];
  return (
    <div className={css.seen}>
      {children}
      <span className={css.sees}>
        <select name={name} aria-label={own.whoSees(own.fields[field])}>
          {audiences.map((audience) => (
            <option key={audience} value={audience} selected={audience === chosen}>
              {own.sees[audience]}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** What only the hosts change, and why. */
function Fixed({ label, value, why }: { label: string; value: string; why: string }) {
  return (
    <label className={page.field}>
      <span>{label}</span>
      <input value={value} dir="auto" readOnly />
      <i className={css.why}>{why}</i>
    </label>
  );
}
