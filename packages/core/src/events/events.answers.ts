import type { TableRow } from "../database/client.types.ts";
import type { OpenedDemo } from "./demos.types.ts";
import type { HeldPart } from "./blueprint-parts.types.ts";
import type { EventRow } from "./event-rows.rules.ts";
import type { EventChange } from "./event-changes.types.ts";
import type { MoveUndone } from "./event-moves.types.ts";
import type { EventSeries, RemovedDates } from "./event-series.types.ts";
import type { ToldLink } from "../sharing/share.types.ts";
import type { SharedTemplate, StoredTemplate, TemplateSource } from "./own-templates.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    events: true;
  }
}

/** All columns; those that records are made of in their own types. */
type WholeRow = Omit<TableRow<"events">, keyof EventRow> & EventRow;

/** What the functions of this area answer. */
export interface Answers {
  change_event: EventChange;
  get_event_series: EventSeries | null;
  preview_event_change: EventChange;
  remove_series_dates: RemovedDates;
  repeat_event: EventSeries;
  apply_blueprint: { held: HeldPart[]; undoId: string };
  change_own_template: StoredTemplate;
  create_template_link: ToldLink;
  get_own_template: StoredTemplate & Pick<SharedTemplate, "blueprint">;
  get_shared_template: SharedTemplate;
  list_own_templates: StoredTemplate[];
  read_template_source: TemplateSource;
  keep_shared_template: StoredTemplate;
  save_own_template: StoredTemplate;
  undo_event_move: MoveUndone;
  undo_blueprint: { removed: number; kept: number };
  open_sandbox: OpenedDemo | { none: true };
  has_ready_sandbox: { isReady: boolean };
  list_wanted_sandboxes: string[];
  instantiate_blueprint: { event: WholeRow; held: HeldPart[] };
  duplicate_event: WholeRow[];
}
