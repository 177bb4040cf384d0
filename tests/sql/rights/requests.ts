import { idOf } from "./world.ts";

/** One request that no guess comes to. */
export interface Request {
  /** The call's arguments. */
  asks: string;
  /** What is so by then, as the database's owner; nothing of it stays. */
  given?: string;
  /** What nobody holds who asks: another permission would open the same. */
  without?: readonly string[];
  /** It is nobody's to do: only a check that is missing tells. */
  isNobodys?: boolean;
  /** What is looked at afterwards, where the answer does not tell. */
  sees?: string;
}

const a = (table: string): string => idOf(table, "a");
const b = (table: string): string => idOf(table, "b");
const c = (table: string): string => idOf(table, "c");
const tester = "md5('rights user t')::uuid";
const json = (value: unknown): string => `'${JSON.stringify(value)}'::jsonb`;

/** Both events are dates of one series, so that who has one of them may not have the other. */
const oneSeries = `update public.events set series_id = ${a("event_series")} where id = ${b("events")}`;

/** Whose account it is, is one thing; what their role holds, another. */
const ownsIt = `update public.accounts set owner_user_id = ${tester} where id = ${a("accounts")};
  insert into public.subscriptions (user_id, plan_type) values (${tester}, 'business')`;

/** Somebody who works in two accounts has chosen the one that they look at. */
const worksInTwo = `insert into public.team_members (account_id, user_id, role_id)
  values (${c("accounts")}, ${tester}, private.built_in_role('admin'))`;

const reachable = "update public.guests set email = 'guest@rights.example'";

/** The one link of the account leads to this. */
const linked = (kind: string, column: string, to: string): string => {
  const columns = ["event_id", "venue_id", "campaign_id", "showcase_id", "template_id"];
  const set = columns.map((name) => `${name} = ${name === column ? to : "null"}`).join(", ");
  return `update public.share_links set revoked_at = null, kind = '${kind}', ${set} where id = ${a("share_links")}`;
};

/** A topic that the tester has begun, for all of the team to read. */
const begun = `
  update public.forum_categories set visibility = 'members';
  update public.forum_topics set removed_at = null, held_at = null;
  delete from public.forum_bans;
  update public.threads set kind = 'topic' where id = ${a("threads")};
  update public.forum_topics set id = ${a("threads")} where id = ${a("forum_topics")};
  update public.thread_members set user_id = ${tester}, event_guest_id = null, helper_id = null, thread_id = ${a("threads")}
  where id = ${a("thread_members")};
  update public.thread_messages set thread_id = ${a("threads")}, author_id = ${a("thread_members")}, place = 1,
    held_at = null, hidden_at = null, removed_at = null where id = ${a("thread_messages")};
  update public.forum_rules set held_words = '{rights}'`;
const begunByOthers = `${begun}; update public.thread_members set user_id = ${c("users")}, event_guest_id = null, helper_id = null where id = ${a("thread_members")}`;
const waits = `${begun}; update public.thread_messages set held_at = now();
  update public.thread_reports set thread_id = ${a("threads")}, message_id = ${a("thread_messages")}, outcome = null, decided_at = null`;

/** The checklist of another account, which is shared with this one. */
const theirList = `insert into public.shared_checklist_accounts (checklist_id, account_id)
  values (${c("shared_checklists")}, ${a("accounts")}) on conflict do nothing`;
/** The account's own, which is shared with another. */
const ownList = `insert into public.shared_checklist_accounts (checklist_id, account_id)
  values (${a("shared_checklists")}, ${c("accounts")}) on conflict do nothing`;

const costs = { cost: { minor: 500, currency: "EUR" } };
const changedTask = (patch: unknown): string =>
  `jsonb_build_array(jsonb_build_object('id', ${a("tasks")}, 'patch', ${json(patch)}))`;

const everyone = (event: string): string =>
  `jsonb_build_object('who', jsonb_build_array(jsonb_build_object('kind', 'everyone', 'eventId', ${event})))`;

const movedDates = (...events: string[]): string =>
  `insert into private.event_moves (id, account_id, event_id, user_id, dates) values (md5('rights move')::uuid, ${a("accounts")},
    ${a("events")}, ${tester}, jsonb_build_array(${events.map((event) => `jsonb_build_object('eventId', ${event})`).join(", ")}))`;

/** An activity that is on, and a press about it of which guests were told. */
const pressed = `
  update public.activities set status = 'published', start_local = localtimestamp, event_id = ${a("events")} where id = ${a("activities")};
  insert into public.run_presses (id, account_id, event_id, activity_id, act, changes, pressed_at, pressed_by, version_id)
  values (md5('rights press')::uuid, ${a("accounts")}, ${a("events")}, ${a("activities")}, 'late', jsonb_build_array(jsonb_build_object('id', ${a("activities")}, 'before', private.run_values(${a("activities")}), 'after', private.run_values(${a("activities")}))), now(), ${tester}, ${a("schedule_versions")})`;

/** By the names of calls: tried before what is guessed. */
export const requests: Readonly<Record<string, readonly Request[]>> = {
  change_event: [
    {
      given: oneSeries,
      asks: `${a("events")}, ${json({ scope: "all", patch: { name: "Rights" } })}`,
    },
  ],
  remove_series_dates: [{ given: oneSeries, asks: `${a("events")}, 'all', true` }],
  get_event_series: [{ given: oneSeries, asks: a("events") }],
  get_event_overview: [
    { asks: a("events") },
    {
      given: `insert into public.administrators (user_id) values (${tester})`,
      asks: a("events"),
    },
  ],
  save_bank_account: [{ given: ownsIt, asks: `${a("accounts")}, '{}'` }],
  list_bank_accounts: [{ given: ownsIt, asks: "" }],
  list_directories: [{ given: worksInTwo, asks: "" }],
  get_directory: [{ given: linked("directory", "event_id", a("events")), asks: a("events") }],
  list_tagged: [{ given: reachable, asks: "'rights'" }],
  find_activity_hosts: [{ given: reachable, asks: a("events") }],
  find_talk_partners: [{ given: reachable, asks: a("events") }],
  list_showcases: [{ given: linked("showcase", "showcase_id", a("showcases")), asks: "" }],
  save_showcase: [{ asks: "null, '{}'" }],
  search_venues: [
    {
      given: `update public.venues set latitude = 50, longitude = 8, city = 'Rights', status = 'active';
        update public.venues set city = 'Elsewhere', search_text = 'elsewhere', latitude = 10 where id = ${c("venues")}`,
      asks: json({ near: { place: "Elsewhere" }, show: "all", sort: "distance" }),
    },
  ],
  save_poll: [{ asks: `${a("events")}, null, '{}'` }],
  lift_mail_suppression: [
    { asks: a("mail_suppressions") },
    {
      given: `update public.mail_suppressions set account_id = null, kind = 'hard_bounce', email = 'x@rights.example'
          where id = ${a("mail_suppressions")};
        update public.mail_deliveries set email = 'x@rights.example', account_id = ${a("accounts")} where id = ${a("mail_deliveries")}`,
      asks: a("mail_suppressions"),
    },
  ],
  stop_mails: [{ asks: `array['stopped@rights.example']` }],
  list_audience: [
    { given: reachable, asks: `${a("accounts")}, ${a("events")}, ${everyone(a("events"))}` },
    { asks: `${a("accounts")}, ${a("events")}, ${everyone(b("events"))}` },
  ],
  list_notices: [
    {
      given: `update public.notices set user_id = ${tester}, in_product = true`,
      asks: "",
    },
  ],
  list_threads: [
    {
      given: "delete from public.threads",
      asks: `jsonb_build_object('eventId', ${a("events")})`,
      sees: "select count(*)::text from public.threads",
    },
  ],
  open_thread: [
    {
      given: "delete from public.threads",
      asks: `'person', ${a("event_guests")}::text`,
    },
  ],
  save_announcement: [{ asks: `${a("events")}, null, '{}'` }],
  change_forum_topic: [
    {
      given: begun,
      without: ["messages.moderate"],
      asks: `${a("threads")}, ${json({ solvedId: null })}`,
    },
    { given: begun, asks: `${a("threads")}, ${json({ title: "Rights" })}` },
  ],
  get_forum_topic: [
    { given: begunByOthers, asks: a("threads") },
    { given: begun, without: ["messages.moderate"], asks: a("threads") },
  ],
  get_forum: [
    {
      given: `delete from public.forum_bans; insert into public.forum_bans (account_id, user_id, reason)
        select id, ${tester}, 'Rights' from public.accounts`,
      asks: "",
    },
    { given: waits, asks: "" },
    {
      given: `${begun}; update public.forum_categories set visibility = 'group'; delete from public.forum_category_people`,
      asks: "",
    },
  ],
  get_forum_moderation: [
    { given: waits, asks: "" },
    {
      given: "update public.forum_bans set until = null",
      asks: "",
    },
  ],
  ban_from_forum: [
    { given: begunByOthers, asks: `${a("thread_members")}, '{"reason": "Rights"}'` },
  ],
  change_tasks: [{ asks: changedTask({ title: "Other rights" }) }, { asks: changedTask(costs) }],
  add_tasks: [{ asks: `${a("events")}, ${json([{ title: "Rights", ...costs }])}` }],
  get_task_history: [
    {
      given: `insert into public.audit_log (account_id, actor_role, action, resource_type, resource_id, before, after)
        values (${a("accounts")}, 'authenticated', 'tasks.update', 'tasks', ${a("tasks")}::text, '{"cost_minor": 1}', '{"cost_minor": 2}')`,
      asks: a("tasks"),
    },
  ],
  get_planning_network: [
    { given: theirList, asks: "" },
    { given: ownList, asks: "" },
  ],
  change_shared_checklist: [
    {
      given: theirList,
      asks: `${c("shared_checklists")}, ${json({ act: "title", title: "Rights" })}`,
    },
    {
      given: `${theirList}; insert into public.shared_checklist_accounts (checklist_id, account_id) values (${c("shared_checklists")}, md5('rights accounts d')::uuid)`,
      isNobodys: true,
      asks: `${c("shared_checklists")}, jsonb_build_object('act', 'leave', 'accountId', md5('rights accounts d')::uuid)`,
    },
  ],
  list_own_templates: [
    {
      given: `${linked("shared_template", "template_id", a("own_templates"))}; update public.own_templates set removed_at = null`,
      asks: "",
    },
  ],
  undo_blueprint: [
    {
      given: `insert into private.blueprint_undos (id, account_id, event_id, user_id, rows)
        values (md5('rights undo')::uuid, ${a("accounts")}, ${a("events")}, ${tester}, '{}')`,
      asks: "md5('rights undo')::uuid",
    },
  ],
  get_run_of_show: [
    {
      given: `update public.tasks set removed_at = null, event_id = ${a("events")}, due_time = '{"kind": "moment", "at": "2030-01-01T10:00"}' where id = ${a("tasks")};
        update public.tasks t set due_at = e.start_date from public.events e where e.id = t.event_id`,
      asks: a("events"),
    },
  ],
  press_run_of_show: [
    {
      given: pressed,
      asks: `${a("events")}, jsonb_build_object('id', md5('rights undo')::uuid, 'act', 'undo', 'pressId', md5('rights press')::uuid)`,
    },
    {
      given: pressed,
      asks: `${a("events")}, jsonb_build_object('id', md5('rights late')::uuid, 'act', 'late', 'activityId', ${a("activities")}, 'minutes', 0,
        'tellsGuests', true, 'changes', jsonb_build_array(jsonb_build_object('id', ${a("activities")}, 'from', '{"late": 0, "longer": 0}'::jsonb, 'to', '{"late": 5, "longer": 0}'::jsonb)))`,
    },
  ],
  save_sender_domain: [
    {
      asks: json({
        domain: "mail.rights.example",
        localPart: "hello",
        fromName: "Rights",
        replyTo: "x@rights.example",
      }),
    },
  ],
  undo_event_move: [
    { given: movedDates(), asks: "md5('rights move')::uuid" },
    { given: movedDates(a("events"), b("events")), asks: "md5('rights move')::uuid" },
  ],
};
