const money = "Money moves: asked with its outcome in contract/money and sql/money.";
const mails =
  "Only a job that waits has an answer: its shapes are the mails' and are held by theirs.";
const gates = "Asked by a gate's device, whose answers are held by the door's own tests.";
const letters = "Asked with a token that only a mail carries: held by pgTAP by persona.";
const writes =
  "Changes what the other calls read, and answers what one of them does or a single word.";

/** Functions whose answers are not compared here, each with its reason. */
export const notAsked: Readonly<Record<string, string>> = {
  add_support_message: writes,
  advance_refund_run: money,
  apply_payment_event: money,
  apply_payout: money,
  appoint_administrator: "Asked by an operator's command alone; its answer is an id.",
  begin_gift_payment: money,
  begin_plan_checkout: money,
  cancel_order_tickets: money,
  cancel_tickets: money,
  change_giving_plan: letters,
  change_ticket: letters,
  check_promo_code: "The demo has no promo code: held by pgTAP and the tickets' journey.",
  claim_profile: letters,
  end_auth_sessions: "Signs people out; answers a number.",
  erase_own_profile: "Forgets somebody for good.",
  extend_trial: "The demo's planner pays; answers an instant.",
  find_at_gate: gates,
  get_booking_mail_source: mails,
  get_giving_plan: letters,
  get_handover: "Lives for ten minutes: held by contract/sharing/handover.",
  get_job_source: mails,
  get_masked_travel_data: "The specification names it; no screen asks for it yet.",
  get_order_bill: "Answers what get_bill does, which is asked.",
  get_payout: "The demo's provider pays nothing out: held by contract/money/payments.",
  get_plan_notice: mails,
  get_schedule_mail_source: mails,
  get_shared_directory: letters,
  get_support_mail_source: mails,
  get_ticket: letters,
  get_waitlist_place: letters,
  join_waitlist: "Nothing of the demo is sold out: held by pgTAP and the tickets' journey.",
  leave_handover: "Lives for ten minutes: held by contract/sharing/handover.",
  leave_waitlist: letters,
  mask_bank_details_enhanced: "Answers the details it is given, masked; no screen asks for it.",
  note_paid_by_hand: money,
  refund_extra_payment: money,
  register_for_event: writes,
  release_event_bookings: "Only for a cancelled event; answers a number.",
  request_account_deletion: "Answers what preview_account_deletion does, which is asked.",
  request_refund: money,
  request_shared_booking: writes,
  save_campaign: writes,
  seat_people: "Answers a number.",
  send_event_notice: "Answers what get_event_notice does, which is asked.",
  set_administrator: "Answers an id.",
  submit_member_lead: writes,
  submit_support_request: "Held by contract/site/contact.",
  sync_check_ins: gates,
  take_handover: "Lives for ten minutes: held by contract/sharing/handover.",
  undo_check_in: writes,
};

const readers = "What comes is read by the function that asks, field by field.";

/** Functions whose JSON no area declares, each with its reason. */
export const notDeclared: Readonly<Record<string, string>> = {
  advance_refund_run: money,
  apply_payment_event: money,
  apply_payout: money,
  begin_gift_payment: money,
  find_at_gate: gates,
  get_job_source: mails,
  get_masked_travel_data: "The specification names it; no screen asks for it yet.",
  get_plan_notice: mails,
  get_refund: readers,
  get_shared_directory: letters,
  list_open_refunds: readers,
  mask_bank_details_enhanced: "Answers the details it is given, masked; no screen asks for it.",
  open_gate: gates,
  preview_invitation: mails,
  refund_extra_payment: money,
  request_refund: money,
  sync_check_ins: gates,
};
