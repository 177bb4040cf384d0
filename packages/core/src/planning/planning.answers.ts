import type { ListPage } from "../base/lists.types.ts";
import type { ToldLink } from "../sharing/share.types.ts";
import type {
  GuestPolls,
  PollInvited,
  PollLine,
  PollRecord,
  PollResults,
  PollUsed,
  SharedPoll,
} from "./polls.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  close_poll: PollRecord;
  get_guest_polls: GuestPolls;
  get_poll: PollRecord;
  get_poll_link: ToldLink;
  get_poll_results: PollResults;
  get_shared_poll: SharedPoll;
  invite_to_poll: PollInvited;
  list_polls: ListPage<PollLine>;
  open_poll: PollRecord;
  save_poll: PollRecord;
  suggest_poll_option: SharedPoll;
  use_poll_date: PollUsed;
  vote_in_poll: SharedPoll;
}
