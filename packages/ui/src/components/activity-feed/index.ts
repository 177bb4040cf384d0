export { ActivityFeed, type ActivityFeedProps } from "./ActivityFeed.tsx";
export type { ActivityActs, ActivityComment, ActivityEntry } from "./activity.types.ts";
export { englishActivity, type ActivityWords } from "./activityWords.ts";
export type { Reader } from "../../time/reader.types.ts";
