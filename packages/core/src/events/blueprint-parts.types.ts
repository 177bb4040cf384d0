import type { CampaignInput } from "../mailing/campaigns.types.ts";
import type { QuestionDraft } from "../questions/questions.types.ts";
import type { NewTask } from "../tasks/tasks.types.ts";
import type { PlanType } from "../account/plans.types.ts";

/** The parts of a blueprint that an event takes along, each as its own area writes it. */
export type BlueprintPart =
  | "activities"
  | "tasks"
  | "form"
  | "answers"
  | "mails"
  | "tickets"
  | "seating";

type Columns = Readonly<Record<string, unknown>>;

/** What `instantiate_blueprint` is given beside the event; a part that is not wanted is left out. */
export interface BlueprintRows {
  activities?: Columns[];
  /** Ids of those activities that keep their time. */
  fixed?: string[];
  tasks?: NewTask[];
  meals?: Columns[];
  questions?: Columns[];
  answers?: QuestionDraft[];
  mails?: CampaignInput[];
  tickets?: Columns[];
  tables?: Columns[];
}

/** A part that the account's plan does not open: it waits in the template. */
export interface HeldPart {
  part: Exclude<BlueprintPart, "activities" | "answers">;
  plan: PlanType;
}
