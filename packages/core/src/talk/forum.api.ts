import { act, call } from "../base/calls.api.ts";
import type { ListPage } from "../base/lists.types.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type {
  CategoryInput,
  Forum,
  ForumBan,
  ForumModeration,
  ForumTopic,
  FoundPost,
  HeldPost,
  TopicChange,
  TopicInput,
  TopicSplit,
  TopicLine,
  TopicsAsked,
} from "./forum.types.ts";

export interface ForumApi {
  get: () => Promise<Result<Forum>>;
  topics: (asked: TopicsAsked) => Promise<Result<ListPage<TopicLine>>>;
  topic: (topicId: string) => Promise<Result<ForumTopic>>;
  search: (text: string) => Promise<Result<FoundPost[]>>;
  /** Marks all as read, of one category or of all; how many were new. */
  read: (categoryId: string | null) => Promise<Result<number>>;
  /** Makes a category, or changes the one of that id. */
  saveCategory: (id: string | null, input: CategoryInput) => Promise<Result<{ id: string }>>;
  removeCategory: (id: string) => Promise<Result<true>>;
  /** A place for the files of a topic that one is about to begin: the conversation that it will be. */
  draft: (categoryId: string) => Promise<Result<{ id: string }>>;
  start: (categoryId: string, topic: TopicInput) => Promise<Result<{ id: string }>>;
  change: (topicId: string, change: TopicChange) => Promise<Result<true>>;
  /** Takes posts out of a topic into one of their own, whose id it answers. */
  split: (topicId: string, split: TopicSplit) => Promise<Result<{ id: string }>>;
  moderation: () => Promise<Result<ForumModeration>>;
  /** Bans whoever is this member of a topic from the whole forum; until null: until it is ended. */
  ban: (memberId: string, ban: ForumBan) => Promise<Result<{ id: string }>>;
  endBan: (banId: string) => Promise<Result<true>>;
  /** Lets a held post through, or keeps it back for good. */
  decide: (post: HeldPost, isLet: boolean) => Promise<Result<true>>;
  setWords: (words: readonly string[]) => Promise<Result<true>>;
}

/** Calls about the forum of the chosen account. What is said in a topic is a conversation's. */
export function createForumApi(client: DatabaseClient): ForumApi {
  return {
    get: () => call(client, "get_forum"),
    topics: (asked) => call(client, "list_forum_topics", { request: { ...asked } }),
    topic: (topicId) => call(client, "get_forum_topic", { topic_id_param: topicId }),
    search: (text) => call(client, "search_forum", { text_param: text }),
    read: (categoryId) =>
      call(client, "read_forum", categoryId === null ? {} : { category_id_param: categoryId }),
    saveCategory: (id, input) =>
      call(client, "save_forum_category", {
        category_id_param: id,
        category: { ...input, people: [...input.people] },
      }),
    removeCategory: (id) => act(client, "remove_forum_category", { category_id_param: id }),
    draft: (categoryId) => call(client, "draft_forum_topic", { category_id_param: categoryId }),
    start: (categoryId, topic) =>
      call(client, "start_forum_topic", {
        category_id_param: categoryId,
        topic: {
          ...topic,
          ...(topic.mentions ? { mentions: [...topic.mentions] } : {}),
          ...(topic.files ? { files: [...topic.files] } : {}),
        },
      }),
    change: (topicId, change) =>
      act(client, "change_forum_topic", { topic_id_param: topicId, change: { ...change } }),
    split: (topicId, split) =>
      call(client, "split_forum_topic", { topic_id_param: topicId, split: { ...split } }),
    moderation: () => call(client, "get_forum_moderation"),
    ban: (memberId, ban) =>
      call(client, "ban_from_forum", { member_id_param: memberId, ban: { ...ban } }),
    endBan: (banId) => act(client, "end_forum_ban", { ban_id_param: banId }),
    decide: ({ id, topicId }, isLet) =>
      act(client, "act_in_thread", {
        thread_id_param: topicId,
        act: "release",
        given: { id, on: isLet },
      }),
    setWords: (words) => act(client, "set_forum_words", { words: [...words] }),
  };
}
