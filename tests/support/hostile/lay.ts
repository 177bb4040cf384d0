/**
 * Makes a demo, puts hostile texts into it before anybody serves it, and says where they are read:
 * `node tests/support/hostile/lay.ts <data directory> <how many>` writes one line of JSON.
 */
import { openBackend } from "@jubilee/backend/database/open-backend";
import { seedDemo } from "@jubilee/backend/seed/demo-seed";
import { layHostileTexts } from "./hostile-data.ts";

const [, , dataDir = "", count = "2000"] = process.argv;
const backend = await openBackend({
  dataDir,
  databaseUrl: null,
  siteUrl: "http://127.0.0.1:4400",
  redirectAllowList: [],
  mode: "demo",
});
await seedDemo(backend, new Date());
const reunion = "c135d3ca-47e1-4ece-abf6-6ca175dd7b54";

const ways = await backend.query<{ address: string }>(
  `select distinct on (l.kind) private.link_path(l.kind, private.share_token(l)) as address
   from public.share_links l where l.revoked_at is null
   union all select distinct on (l.scope) '/invitation/' || private.personal_token(l) from public.personal_links l where l.revoked_at is null
   union all (select '/my-schedule/' || private.personal_token(l) from public.personal_links l where l.event_id = $1 limit 1)
   union all (select '/my-messages/' || private.personal_token(l) || '?thread=' || t.id from public.personal_links l
     join public.threads t on t.event_id = l.event_id and t.kind = 'event'
     join public.thread_members m on m.thread_id = t.id and m.event_guest_id = l.event_guest_id limit 1)
   union all (select '/my-profile/' || private.profile_token(p) from private.member_profiles p limit 1)
   union all (select '/helping/' || private.helper_token(h) from public.task_helpers h limit 1)
   union all (select '/forum-category/' || c.id from public.forum_categories c where c.visibility = 'everybody' limit 1)
   union all (select '/forum-topic/' || o.id from public.forum_topics o join public.forum_categories c on c.id = o.category_id
     where c.visibility = 'everybody' limit 1)`,
  [reunion],
);
const ids = await backend.query<{ name: string; id: string }>(
  `select 'eventId' as name, $1::text as id
   union all (select 'venueId', v.id::text from public.venues v join public.accounts a on a.id = v.account_id
     join public.events e on e.account_id = a.id and e.id = $1::text::uuid limit 1)
   union all (select 'activityId', x.id::text from public.activities x where x.event_id = $1::text::uuid limit 1)
   union all (select 'topicId', o.id::text from public.forum_topics o limit 1)`,
  [reunion],
);
const laid = await layHostileTexts(
  (sql, parameters) => backend.query(sql, parameters),
  Number(count),
);
await backend.close();
process.stdout.write(
  `${JSON.stringify({
    ...laid,
    ways: ways.map(({ address }) => address),
    ids: Object.fromEntries(ids.map(({ name, id }) => [name, id])),
  })}\n`,
);
