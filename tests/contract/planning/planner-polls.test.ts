import { valueOf } from "@jubilee/core/base/result.rules";
import { createOwnSearchApi } from "@jubilee/core/insight/own-search.api";
import { createPollsApi, type PollsApi } from "@jubilee/core/planning/polls.api";
import type { PollInput } from "@jubilee/core/planning/polls.types";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoSignIns } from "../../support/sign-in.ts";
import { type ProductServer, startProductServer } from "../support/product-server.ts";

const input: PollInput = {
  title: "Which harbour?",
  note: null,
  naming: "named",
  results: "always",
  closesAt: null,
  questions: [
    {
      kind: "single",
      text: "Which harbour suits you?",
      required: true,
      options: [{ label: "North" }, { label: "South" }],
    },
  ],
};

let server: ProductServer;
let client: SupabaseClient;
let api: PollsApi;
let eventId: string;
beforeAll(async () => {
  server = await startProductServer(null, true);
  client = server.client();
  const { error } = await client.auth.signInWithPassword(demoSignIns.planner);
  if (error) throw error;
  api = createPollsApi(client);
  const { rows } = await valueOf(api.list(null, { text: "row round" }));
  eventId = rows[0]?.eventId ?? "";
});
afterAll(() => server.close());

it("the demo asks for a date, for a song, a present without names, and the way home", async () => {
  const { rows } = await valueOf(api.list(eventId, {}));
  expect(rows.map(({ kind, naming, state }) => [kind, naming, state])).toEqual(
    expect.arrayContaining([
      ["date", "named", "open"],
      ["single", "named", "open"],
      ["ranked", "anonymous", "closed"],
      [null, "named", "open"],
    ]),
  );
  expect(rows.every(({ voted }) => voted >= 5)).toBe(true);
});

it("a link that was revoked opens nothing, and the planner gets a new one", async () => {
  const { id } = await valueOf(api.create(eventId, input));
  await valueOf(api.open(id, null));
  const opened = async (token: string) =>
    (await server.ask(`/functions/v1/embed/poll/${token}`)).status;
  const first = await valueOf(api.link(id));
  expect(await opened(first.token)).toBe(200);
  expect((await valueOf(createShareApi(client).revoke(first.id))).status).toBe("revoked");
  expect(await opened(first.token)).toBe(404);
  const second = await valueOf(api.link(id));
  expect(second.token).not.toBe(first.token);
  expect(await opened(second.token)).toBe(200);
  const widget = await valueOf(api.createLink(id, "embed_poll", { theme: "dark" }));
  expect(widget.path).toBe(`/embed/poll/${widget.token}`);
  expect(await opened(widget.token)).toBe(200);
  const links = await valueOf(api.links(id));
  expect(links.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    "poll revoked",
    "poll active",
    "embed_poll active",
  ]);
});

it("guests are asked, and reminded no sooner than a day after; the search finds the poll", async () => {
  const { id } = await valueOf(api.create(eventId, { ...input, title: "Which lighthouse?" }));
  await valueOf(api.open(id, null));
  const { told } = await valueOf(api.invite(id));
  expect(told).toBeGreaterThan(10);
  expect(await valueOf(api.remind(id))).toEqual({ told: 0, tooSoon: told, voted: 0 });
  const { groups } = await valueOf(createOwnSearchApi(client).find({ text: "lighthouse" }));
  expect(groups.flatMap(({ kind, rows }) => (kind === "polls" ? rows : []))).toMatchObject([
    { id, title: "Which lighthouse?", eventId, state: "open" },
  ]);
});
