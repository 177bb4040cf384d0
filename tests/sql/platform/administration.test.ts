import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

/** Enough users that reading all of them shows, few enough that the test stays quick. */
const users = 4000;

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend({ postgres: inject("postgresUrl") });
  await backend.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
     select md5('user' || n)::uuid, 'authenticated', 'authenticated', 'user' || n || '@list.example', now(),
       jsonb_build_object('full_name', 'User ' || n) from generate_series(1, $1::int) n`,
    [users],
  );
  await backend.query(
    "insert into public.subscriptions (user_id) select user_id from public.profiles",
  );
  await backend.query("insert into public.administrators (user_id) values (md5('user1')::uuid)");
  await backend.query("analyze");
});
afterAll(() => backend.close());

async function explain(sql: string): Promise<string> {
  const rows = await backend.query<{ "QUERY PLAN": string }>(`explain ${sql}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const firstPages: [name: string, sql: string][] = [
  [
    "users, newest first",
    `select p.user_id from public.profiles p left join auth.users u on u.id = p.user_id
     order by p.created_at desc nulls last, p.user_id limit 25`,
  ],
  [
    "users by name",
    "select p.user_id from public.profiles p order by lower(p.display_name) asc nulls last, p.user_id limit 25",
  ],
  [
    "subscriptions, last changed first",
    "select s.id from public.subscriptions s order by s.updated_at desc nulls last, s.id limit 25",
  ],
  [
    "jobs, newest first",
    "select j.id from public.jobs j order by j.created_at desc, j.id limit 25",
  ],
  [
    "the audit log, newest first",
    "select l.id from public.audit_log l order by l.created_at desc, l.id desc limit 25",
  ],
];

it.each(firstPages)("%s come by index", async (_, sql) => {
  await backend.query("set enable_seqscan = off");
  const plan = await explain(sql);
  await backend.query("reset enable_seqscan");
  expect(plan).toMatch(/Index (Only )?Scan/);
  expect(plan).not.toMatch(/^\s*(->\s*)?Sort/m);
});
