import type { TableRow } from "../database/client.types.ts";
import type { ListPage } from "../base/lists.types.ts";
import type {
  AudienceChoices,
  AudienceCount,
  AudiencePerson,
  SavedAudience,
} from "./audiences.types.ts";
import type { MergePerson, MergePreview, UndoneMerge } from "./guest-merges.types.ts";
import type { GuestFacts, GuestRecord, TagUse, Tagged } from "./guest-records.types.ts";
import type {
  ImportUndoPreview,
  ImportUndone,
  ImportedChunk,
  PastImport,
} from "./imports.types.ts";
import type {
  Directory,
  DirectoryFacts,
  DirectoryMember,
  MemberLead,
  SharedDirectory,
} from "./members.types.ts";
import type { MyProfile, OwnProfile } from "./profiles.types.ts";
import type { MaskedTravel } from "./travel-records.types.ts";
import type { Registration, Registrations } from "./registrations.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    guests: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  claim_profile: { guestId: string; token: string };
  count_audience: AudienceCount;
  get_audience_choices: AudienceChoices;
  get_directory: DirectoryFacts;
  get_masked_travel_data: MaskedTravel | null;
  get_own_profile: OwnProfile;
  get_registration: Registration;
  get_shared_directory: SharedDirectory;
  import_guest_rows: ImportedChunk;
  list_audience: ListPage<AudiencePerson>;
  list_directories: Directory[];
  list_guest_imports: PastImport[];
  list_member_leads: MemberLead[];
  list_members: ListPage<DirectoryMember>;
  list_my_profiles: MyProfile[];
  list_registrations: Registrations;
  list_tagged: Tagged;
  list_tags: TagUse[];
  preview_import_undo: ImportUndoPreview;
  register_for_event: Registration;
  save_audience: SavedAudience;
  save_directory: DirectoryFacts;
  save_own_profile: OwnProfile;
  send_profile_links: { sent: number; leftOut: number };
  undo_guest_import: ImportUndone & { left: number };
  undo_guest_merge: UndoneMerge;
  issue_profile_link: { url: string; path: string };
  request_profile_link: { asked: boolean };
  finish_guest_import: { added: number; refused: number; updated: number; unchanged: number };
  erase_own_profile: { erased: boolean; ordersKept: number };
  submit_member_lead: { received: boolean };
  get_guest_record: Omit<GuestRecord, "guest"> & {
    guest: Omit<TableRow<"guests">, "account_id"> & GuestFacts;
  };
  merge_guests: { mergeId: string; guestId: string; name: string };
  put_in_household: { name: string | null; people: number; householdId: string | null };
  preview_guest_merge: Omit<MergePreview, "people" | "result"> & {
    people: (Omit<TableRow<"guests">, keyof MergePerson> & MergePerson)[];
    result: Omit<TableRow<"guests">, keyof MergePerson> & MergePerson;
  };
}
