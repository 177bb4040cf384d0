import type { ListPage } from "../base/lists.types.ts";
import type { EventNotice } from "./event-notices.types.ts";
import type { Forum, ForumModeration, ForumTopic, FoundPost, TopicLine } from "./forum.types.ts";
import type { PlanningNetwork } from "./network.types.ts";
import type { PublicForumCategory, PublicForumTopic } from "./public-forum.types.ts";
import type {
  FoundInThread,
  FoundMessage,
  GuestThreads,
  MessageReport,
  ThreadLine,
  TalkPartner,
  ThreadNews,
  ThreadPeople,
} from "./threads.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  ban_from_forum: { id: string };
  get_forum_moderation: ForumModeration;
  act_in_guest_thread: ThreadNews;
  act_in_thread: ThreadNews;
  find_guest_people: ThreadPeople;
  find_talk_partners: TalkPartner[];
  find_in_thread: FoundInThread;
  get_event_notice: EventNotice;
  get_planning_network: PlanningNetwork;
  get_forum: Forum;
  get_public_category: PublicForumCategory;
  get_public_topic: PublicForumTopic;
  get_public_file: { path: string; name: string; mime: string };
  get_forum_topic: ForumTopic;
  list_forum_topics: ListPage<TopicLine>;
  save_forum_category: { id: string };
  search_forum: FoundPost[];
  draft_forum_topic: { id: string };
  start_forum_topic: { id: string };
  split_forum_topic: { id: string };
  get_guest_file: { path: string; name: string; mime: string };
  get_guest_thread: ThreadNews;
  get_guest_threads: GuestThreads;
  get_thread: ThreadNews;
  permit_guest_file: { id: string; path: string };
  keep_guest_file: { id: string; path: string };
  keep_thread_file: { id: string; path: string };
  list_message_reports: MessageReport[];
  list_thread_people: ThreadPeople;
  list_threads: ListPage<ThreadLine>;
  open_guest_thread: ThreadNews;
  open_thread: ThreadNews;
  search_messages: FoundMessage[];
  set_message_mails: { wantsMail: boolean };
  sign_in_guest_thread: Record<string, never>;
  start_people_thread: ThreadNews;
  send_event_notice: EventNotice;
  skip_event_notice: EventNotice;
}
