import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoSignIns } from "../../support/sign-in.ts";
import { wrongAnswers } from "../support/answer-shapes.ts";
import { asking, type Demo, lastWord, type Told } from "../support/asked.ts";
import { notAsked, notDeclared } from "../support/not-asked.ts";
import { type ProductServer, startProductServer } from "../support/product-server.ts";

const areas = globSync("*/*.asked.ts", { cwd: fileURLToPath(new URL("..", import.meta.url)) });
const core = new URL("../../../packages/core/src/", import.meta.url);
const generated = globSync("database/*.types.gen.ts", { cwd: fileURLToPath(core) });

const told: Told[] = [];
const refused: string[] = [];
let server: ProductServer;

beforeAll(async () => {
  server = await startProductServer(null, true);
  const demo = await openDemo();
  for (const path of areas.toSorted()) {
    const { ask }: { ask: (demo: Demo) => Promise<void> } = await import(
      new URL(`../${path}`, import.meta.url).href
    );
    await ask(demo).catch((error: unknown) => refused.push(`${path}: ${String(error)}`));
  }
});
afterAll(() => server.close());

async function openDemo(): Promise<Demo> {
  const signedIn = async (person: { email: string; password: string }) => {
    const client = server.client();
    const { data, error } = await client.auth.signInWithPassword(person);
    if (error) throw error;
    return { client, userId: data.user.id };
  };
  const { client, userId } = await signedIn(demoSignIns.planner);
  const administrator = await signedIn(demoSignIns.admin);
  const planner = asking(client, told);
  const event = await client
    .from("events")
    .select("id, account_id")
    .like("name", "Hartwell%")
    .order("start_date")
    .limit(1)
    .single<{ id: string; account_id: string }>();
  if (event.error) throw event.error;
  const place = await client
    .from("event_guests")
    .select("id, guest_id, guests!inner(email)")
    .eq("event_id", event.data.id)
    .not("guests.email", "is", null)
    .limit(1)
    .single<{ id: string; guest_id: string }>();
  if (place.error) throw place.error;
  const own = await planner("issue_personal_link", { event_guest_id_param: place.data.id });
  return {
    planner,
    admin: asking(administrator.client, told),
    server: asking(server.admin(), told),
    client,
    accountId: event.data.account_id,
    userId,
    eventId: event.data.id,
    placeId: place.data.id,
    guestId: place.data.guest_id,
    personalToken: lastWord(own.url),
    async link(kind) {
      const links = await planner("list_share_links", { event_id_param: event.data.id });
      const found = links.find((link) => link.kind === kind);
      if (!found) throw new Error(`The demo has no link of the kind ${kind}`);
      return found.token;
    },
  };
}

it("every call of the areas is answered", () => {
  expect(refused).toEqual([]);
});

it("what the database answers is what core says it answers", () => {
  expect(wrongAnswers(told)).toEqual([]);
});

/** Functions that answer something, with what the database says of it. */
const answering = () => {
  const functions = generated
    .map((path) => readFileSync(new URL(path, core), "utf8"))
    .map((text) => /\nexport type Functions = \{\n([^]*?)\n\};/.exec(text)?.[1] ?? "")
    .join("\n");
  return [...functions.matchAll(/^ {2}(\w+): \{\n[^]*?Returns: ([^;]+);/gm)]
    .map(([, name = "", returns = ""]) => ({ name, returns }))
    .filter(({ returns }) => returns !== "undefined");
};

it("every function is asked, or says why not", () => {
  expect(answering().length).toBeGreaterThan(200);
  const asked = new Set(told.map(({ name }) => name));
  const silent = answering().filter(({ name }) => !asked.has(name) && !(name in notAsked));
  expect(silent).toEqual([]);
  expect(Object.keys(notAsked).filter((name) => asked.has(name))).toEqual([]);
});

it("every function that answers JSON has its shape in an area, or says why not", () => {
  const declared = globSync("*/*.answers.ts", { cwd: fileURLToPath(core) })
    .map((path) => readFileSync(new URL(path, core), "utf8"))
    .join("\n");
  const isDeclared = (name: string) => new RegExp(`^  ${name}:`, "m").test(declared);
  const json = answering().filter(({ returns }) => returns === "Json");
  expect(json.length).toBeGreaterThan(200);
  const bare = json.filter(({ name }) => !isDeclared(name) && !(name in notDeclared));
  expect(bare).toEqual([]);
  expect(Object.keys(notDeclared).filter(isDeclared)).toEqual([]);
});

it("a name that is missing, one too many and a wrong nothing are found", () => {
  const heads = told.find(({ name }) => name === "get_head_count")?.answer;
  const whole = { name: "get_head_count", answer: heads };
  expect(wrongAnswers([whole])).toEqual([]);
  const [first = ""] = Object.keys(heads ?? {});
  const { [first]: _left, ...less } = { ...(heads as Record<string, unknown>) };
  const planted = [less, { ...less, [first]: null }, { ...(heads as object), another: 1 }];
  for (const answer of planted) {
    expect(wrongAnswers([{ ...whole, answer }])).toHaveLength(1);
  }
});
