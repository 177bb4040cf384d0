/**
 * Calls that come to a permission somewhere, and are answered the same without it for the arguments that are
 * made here: it is asked further on (of a conversation's kind, of a text that holds), or of the owner alone.
 * Their areas' own tests come there.
 */
export const provenElsewhere: readonly string[] = [
  "add_seating_tables guests.read",
  "change_event links.write",
  "change_event schedule.write",
  "change_venue_booking venues.write",
  "count_unread_threads messages.read",
  "find_activity_hosts guests.read_contact",
  "get_email_campaign_results guests.read_contact",
  "list_audience guests.read_contact",
  "list_bank_accounts account.manage",
  "list_members guests.read_contact",
  "list_notices events.read",
  "list_tagged guests.read_contact",
  "list_threads messages.read",
  "note_paid_by_hand money.refund",
  "open_thread messages.read",
  "open_thread messages.send",
  "preview_email_campaign messages.send",
  "preview_event_change links.write",
  "preview_event_change schedule.write",
  "remove_bank_account account.manage",
  "remove_bank_account money.read",
  "save_bank_account account.manage",
  "save_bank_account money.read",
  "set_step_free seating.write",
  "test_email_campaign events.read",
  "test_email_campaign messages.send",
  "unmask_bank_account account.manage",
  "use_poll_date events.write",
  "use_poll_date links.write",
  "use_poll_date schedule.write",
];
