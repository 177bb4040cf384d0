import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { guestCells } from "./guest-import.ts";
const backend = await openTestBackend();
const [u] = await backend.query<{ id: string }>(
  `insert into auth.users (id, aud, role, email, email_confirmed_at) values (gen_random_uuid(), 'authenticated','authenticated','a@b.example', now()) returning id`,
);
await backend.query("select private.apply_plan($1::uuid,'premium','x')", [u!.id]);
const [e] = await backend.query<{ id: string }>(
  `insert into public.events (user_id,name,event_type_id,start_local,end_local,time_zone,currency) values ($1::uuid,'x','school-type-1','2099-06-01T18:00','2099-06-01T20:00','Europe/Berlin','EUR') returning id`,
  [u!.id],
);
const [b] = await backend.query<{ id: string }>(
  `insert into public.guest_imports (account_id,event_id,file_name) select account_id,id,'f' from public.events where id=$1::uuid returning id`,
  [e!.id],
);
await backend.query("create temp table prof(what text, ms numeric)");
await backend.query(`create function pg_temp.prof(batch_id uuid, rows jsonb[]) returns void language plpgsql as $$
declare batch public.guest_imports; lines private.import_line[]; t timestamptz := clock_timestamp();
begin
 select * into batch from public.guest_imports where id = batch_id;
 lines := private.parse_import_lines(rows); insert into prof values('parse', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 lines := private.match_import_lines(batch, lines); insert into prof values('match', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 lines := private.import_lines_that_wait(lines); insert into prof values('wait', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 perform (select count(*) from (select private.imported_person(batch,l) from unnest(lines) l offset 0) x); insert into prof values('person', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 perform private.write_imported_people(batch, lines); insert into prof values('people', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 perform private.list_imported(batch, lines); insert into prof values('list', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 perform private.import_answers(batch, lines); insert into prof values('answers', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 perform private.note_imported(batch, lines); insert into prof values('note', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
 perform private.refresh_member_words(array(select l.guest_id from unnest(lines) l)); insert into prof values('words again', extract(epoch from clock_timestamp()-t)*1000); t:=clock_timestamp();
end $$`);
const row = (n: number) => {
  const c = guestCells(n);
  return {
    line: n + 2,
    key: `who:${c[0]}|${c[1]}|${c[2]}`.toLowerCase(),
    firstName: c[0],
    lastName: c[1],
    formerName: null,
    email: c[2],
    phone: c[3],
    city: c[4],
    country: null,
    groupLabel: c[5],
    dietary: c[8] || null,
    note: null,
    tags: c[9] ? c[9].split("; ") : [],
    answer: c[7] || null,
    householdKey: `name:${c[6]}|x`,
    householdName: c[6],
    custom: { "T-shirt": c[10] },
  };
};
for (let at = 0; at < 2000; at += 500) {
  const t = performance.now();
  await backend.query(
    "select pg_temp.prof($1::uuid, array(select value from jsonb_array_elements($2::text::jsonb)))",
    [b!.id, JSON.stringify(Array.from({ length: 500 }, (_, i) => row(at + i)))],
  );
  console.log(
    at,
    Math.round(performance.now() - t),
    JSON.stringify(
      Object.fromEntries(
        (await backend.query<{ what: string; ms: string }>("select what, ms from prof")).map(
          (r) => [r.what, Math.round(Number(r.ms))],
        ),
      ),
    ),
  );
  await backend.query("delete from prof");
}
await backend.close();
