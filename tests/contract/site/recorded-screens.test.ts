import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RecordedAnswer, Recording } from "../../../apps/portal/src/testing/recorded.types.ts";
import { wallTimeAhead } from "@jubilee/backend/seed/events/demo-times";
import { demoSignIns } from "../../support/sign-in.ts";
import { type ProductServer, startProductServer } from "../support/product-server.ts";

const features = fileURLToPath(new URL("../../../apps/portal/src/features/", import.meta.url));
const recordings = globSync("*/recorded.json", { cwd: features }).map((file) => {
  const recording: Recording = JSON.parse(readFileSync(features + file, "utf8"));
  return { area: file.split(/[\\/]/)[0] ?? "", recording };
});

/** The administrator's own account has nothing in it. */
const signIns = { planner: demoSignIns.planner, newcomer: demoSignIns.admin };
type Person = keyof typeof signIns;

let server: ProductServer;
let people: Record<Person, { token: string; account: string }>;
beforeAll(async () => {
  server = await startProductServer(null, true);
  people = { planner: await signIn("planner"), newcomer: await signIn("newcomer") };
});
afterAll(() => server.close());

async function signIn(person: Person) {
  const client = server.client();
  const { data, error } = await client.auth.signInWithPassword(signIns[person]);
  if (error) throw error;
  const account = await client
    .from("accounts")
    .select("id")
    .eq("owner_user_id", data.user.id)
    .single();
  if (account.error) throw account.error;
  return { token: data.session.access_token, account: account.data.id };
}

const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g;

/** A day that a move is asked to, by the clock on the wall: as far from the reunion as it was. */
const moveTo = /(?<="(?:start|end)_local":")\d{4}-\d\d-\d\dT\d\d:\d\d/g;
const reunionOf = (day: Date) => Date.parse(`${wallTimeAhead(day, 21, 6, "18:30")}Z`);

/** A call as it would be made today: the demo's dates stand around the day it is made on. */
function today(call: string, recording: Recording, person: Person): string {
  const later = Date.now() - Date.parse(recording.at);
  return call
    .replaceAll(recording.people[person]?.account ?? "-", people[person].account)
    .replaceAll(instant, (text) => new Date(Date.parse(text) + later).toISOString())
    .replaceAll(moveTo, (wall) =>
      new Date(Date.parse(`${wall}Z`) + reunionOf(new Date()) - reunionOf(new Date(recording.at)))
        .toISOString()
        .slice(0, 16),
    );
}

async function ask(call: string, person: Person): Promise<RecordedAnswer> {
  const [, method = "GET", path = "/", one, body] =
    /^(\w+) (\S+)( \(one\))?(?: (.*))?$/s.exec(call) ?? [];
  const response = await server.ask(path, {
    method,
    headers: {
      apikey: server.key,
      authorization: `Bearer ${people[person].token}`,
      "content-type": "application/json",
      ...(one ? { accept: "application/vnd.pgrst.object+json" } : {}),
    },
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The names of everything in an answer, as paths; of a list, those of all its members. An id is any id. */
function namesIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => namesIn(member, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    namesIn(inner, `${path}.${id.test(name) ? "id" : name}`),
  );
}
/** What else is on at a place on some day hangs on the weekday that the demo is made on. */
const ofTheDay = /\.warnings\[\]/;
const shapeOf = (value: unknown) =>
  [...new Set(namesIn(value))].filter((name) => !ofTheDay.test(name)).toSorted();

/** What a screen is recognised by, and what does not hang on the day. */
const telling = /^(name|title|full_name|status|kind|currency|time_zone|event_type_id|layout)$/;

/** Which tasks fall into the next fortnight hangs on the weekday as well; what one has of them does not. */
const ofTheFortnight = "task-management";

function tellingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tellingIn);
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => name !== ofTheFortnight);
  return entries.flatMap(([name, inner]) =>
    typeof inner === "string" && telling.test(name) ? [`${name}: ${inner}`] : tellingIn(inner),
  );
}

const whoAsked = (recording: Recording) => Object.keys(recording.answers) as Person[];
const calls = recordings.flatMap(({ area, recording }) =>
  whoAsked(recording).flatMap((person) =>
    Object.entries(recording.answers[person] ?? {}).map(([call, answer]) => ({
      area,
      person,
      call,
      answer,
      recording,
    })),
  ),
);

it("holds what the screens of several areas ask for", () => {
  expect(recordings.length).toBeGreaterThan(5);
  expect(calls.length).toBeGreaterThan(20);
});

describe("stories of screens show what the product answers", () => {
  it.each(calls)("$area, $person: $call", async ({ person, call, answer, recording }) => {
    const now = await ask(today(call, recording, person), person);
    expect(now.status).toBe(answer.status);
    expect(shapeOf(now.body)).toEqual(shapeOf(answer.body));
    expect(tellingIn(now.body).toSorted()).toEqual(tellingIn(answer.body).toSorted());
  });
});
