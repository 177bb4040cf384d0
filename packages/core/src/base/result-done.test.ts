import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { createBankAccountsApi } from "../money/bank-accounts.api.ts";
import { createSeatingApi } from "../venues/seating.api.ts";

/** A server that answers every call with the same: for what is made of an answer. */
const clientOf = (answer: () => Response) =>
  createClient("http://localhost", "anon", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: () => Promise.resolve(answer()) },
  });

const table = { id: "table", version: 1 };

const calls = (client: ReturnType<typeof clientOf>) => {
  const seating = createSeatingApi(client);
  return {
    "keep a seat free": () => seating.holdSeat("table", 4, true),
    "take a table away": () => seating.removeTable(table, false),
    "forget a rule": () => seating.removeRule("rule"),
    "no steps for somebody": () => seating.setStepFree("event", "guest", true),
    "show guests their seats": () => seating.set("event", { published: true }),
    "remove a bank account": () => createBankAccountsApi(client).remove("account"),
  };
};
const names = Object.keys(calls(clientOf(() => new Response(null)))) as (keyof ReturnType<
  typeof calls
>)[];

it.each(names)("%s: an answer of nothing is no failure", async (name) => {
  const done = await calls(clientOf(() => new Response(null, { status: 204 })))[name]();
  expect(done).toEqual({ ok: true, value: true });
});

it.each(names)("%s: a refusal is one", async (name) => {
  const refusal = { code: "PT409", message: "Somebody was given this seat in the meantime" };
  const done = await calls(clientOf(() => Response.json(refusal, { status: 409 })))[name]();
  expect(done).toMatchObject({ ok: false, error: { code: "conflict", message: refusal.message } });
});
