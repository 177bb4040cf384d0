import type { PageForm } from "../../page.types.ts";

type Typed = Readonly<Record<string, string>>;

const memberOf = ({ memberId }: Typed) => (memberId ? { memberId } : {});

/** Who of a party comes, by their places; all of it where nobody was asked. */
function whoOf(typed: Typed) {
  if (!typed["asked"]) return {};
  const who = Object.keys(typed).flatMap((name) =>
    name.startsWith("who-") ? [Number(name.slice("who-".length))] : [],
  );
  return { who: who.toSorted((one, other) => one - other) };
}

/** What somebody does with their places in the programme, by their own link. */
export const scheduleForms: Readonly<Record<string, PageForm>> = {
  take: {
    call: "schedule/sign-up",
    fields: ["activityId", "memberId", "asked", "who-*"],
    read: (typed) => ({
      activityId: typed["activityId"],
      ...memberOf(typed),
      ...whoOf(typed),
    }),
  },
  leave: { call: "schedule/leave", fields: ["activityId", "memberId"], read: activityOf },
  star: {
    call: "schedule/star",
    fields: ["activityId", "memberId", "starred"],
    read: (typed) => ({ ...activityOf(typed), starred: typed["starred"] === "yes" }),
  },
  calendar: { call: "schedule/calendar", fields: ["what"] },
};

function activityOf(typed: Typed) {
  return { activityId: typed["activityId"], ...memberOf(typed) };
}
