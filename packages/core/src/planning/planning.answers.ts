import type { ListPage } from "../base/lists.types.ts";
import type { ToldLink } from "../sharing/share.types.ts";
import type {
  GuestPolls,
  PollInvited,
  PollRecord,
  PollReminded,
  PollResults,
  PollUsed,
  SharedPoll,
  ToldPollLine,
} from "./polls.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    polls: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  close_poll: PollRecord;
  create_poll_link: ToldLink;
  get_guest_polls: GuestPolls;
  get_poll: PollRecord;
  get_poll_link: ToldLink;
  get_poll_results: PollResults;
  get_shared_poll: SharedPoll;
  invite_to_poll: PollInvited;
  list_poll_links: ToldLink[];
  list_polls: ListPage<ToldPollLine>;
  open_poll: PollRecord;
  remind_of_poll: PollReminded;
  save_poll: PollRecord;
  suggest_poll_option: SharedPoll;
  use_poll_date: PollUsed;
  vote_in_poll: SharedPoll;
}
