import type { RichText } from "../base/rich-text.types.ts";
import type { EventTime } from "../base/event-time.types.ts";
import type { CampaignBlock, CampaignTiming, ByLanguage } from "../mailing/campaigns.types.ts";
import type { EventTypeId } from "../sharing/public-event.types.ts";
import type { ShareLink, ToldLink } from "../sharing/share.types.ts";
import type { TaskStep } from "../tasks/tasks.types.ts";
import type { CoverSubject } from "./cover-seeds.types.ts";
import type { Blueprint, BlueprintActivity, BlueprintQuestion } from "./blueprints.types.ts";

/** All of an event that a template can hold, as `read_template_source` tells it. */
export interface TemplateSource {
  name: string;
  description: string | null;
  eventTypeId: string;
  coverSeed: string;
  templateKey: string | null;
  currency: string;
  capacity: number | null;
  startLocal: string;
  endLocal: string;
  /** Where it is: its place and address. */
  places: string[];
  /** People whose names stand in it. */
  names: string[];
  activities: {
    id: string;
    title: string;
    kind: BlueprintActivity["kind"];
    room: string | null;
    note: string | null;
    startLocal: string;
    endLocal: string;
    isFixed: boolean;
  }[];
  tasks: {
    id: string;
    title: string;
    notes: RichText | null;
    priority: string;
    stage: string | null;
    due: EventTime | null;
    dueLocal: string | null;
    labels: string[];
    templateKey: string | null;
    waitsFor: string[];
    checklist: TaskStep[];
  }[];
  questions: BlueprintQuestion[];
  meals: Blueprint["meals"];
  answers: Blueprint["answers"];
  mails: {
    name: string;
    language: string;
    subjects: ByLanguage<string>;
    blocks: CampaignBlock[];
    timing: CampaignTiming | null;
    goesLocal: string | null;
  }[];
  tickets: {
    name: string;
    description: string | null;
    priceMinor: number;
    quantity: number | null;
  }[];
  tables: { shape: "round" | "long" | "row"; seats: number }[];
}

/** What was taken out of a text, so that a template names nobody and nothing of its event. */
export interface TakenOut {
  kind: "name" | "place" | "link" | "address" | "number";
  words: string;
}

/** A template that an event makes, with what was taken out and what could not come along. */
export interface BlueprintOfEvent {
  blueprint: Blueprint;
  takenOut: TakenOut[];
  /** Sentences on what is another in the template than in the event. */
  remarks: string[];
}

interface OwnTemplateFacts {
  id: string;
  title: string;
  line: string;
  eventTypeId: string;
  coverSeed: string;
  tasks: number;
  activities: number;
  /** Days from its first task to the event. */
  lead: number;
  mayWrite: boolean;
  updatedAt: string;
}

/** A template of one's own, as the database tells it. */
export interface StoredTemplate extends OwnTemplateFacts {
  link: ToldLink | null;
}

/** A template of one's own on its list. */
export interface OwnTemplate extends OwnTemplateFacts {
  link: ShareLink | null;
}

/** What a shared link shows of a template. */
export interface SharedTemplate {
  title: string;
  line: string;
  eventTypeId: string;
  coverSeed: string;
  blueprint: Blueprint;
}

/** Any template, wherever it is from: ours, one of one's own, one behind a link. */
export interface AnyTemplate {
  /** What `/create-event?template=` asks for. */
  key: string;
  title: string;
  line: string;
  eventTypeId: EventTypeId;
  /** What its cover is drawn from. */
  seed: string;
  subject: CoverSubject | null;
  blueprint: Blueprint;
}
