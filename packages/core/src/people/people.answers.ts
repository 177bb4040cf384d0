import type { ListPage } from "../base/lists.types.ts";
import type { MergePreview, UndoneMerge } from "./guest-merges.types.ts";
import type { GuestRecord, TagUse, Tagged } from "./guest-records.types.ts";
import type {
  ImportUndoPreview,
  ImportUndone,
  ImportedChunk,
  PastImport,
} from "./imports.types.ts";
import type { Directory, DirectoryFacts, DirectoryMember, MemberLead } from "./members.types.ts";
import type { MyProfile, OwnProfile } from "./profiles.types.ts";
import type { Registration, Registrations } from "./registrations.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  claim_profile: { guestId: string; token: string };
  get_directory: DirectoryFacts;
  get_guest_record: GuestRecord;
  get_own_profile: OwnProfile;
  get_registration: Registration;
  import_guest_rows: ImportedChunk;
  issue_profile_link: { url: string };
  list_directories: Directory[];
  list_guest_imports: PastImport[];
  list_member_leads: MemberLead[];
  list_members: ListPage<DirectoryMember>;
  list_my_profiles: MyProfile[];
  list_registrations: Registrations;
  list_tagged: Tagged;
  list_tags: TagUse[];
  merge_guests: { mergeId: string; name: string };
  preview_guest_merge: MergePreview;
  preview_import_undo: ImportUndoPreview;
  put_in_household: { name: string | null };
  register_for_event: Registration;
  save_directory: DirectoryFacts;
  save_own_profile: OwnProfile;
  send_profile_links: { sent: number; leftOut: number };
  undo_guest_import: ImportUndone & { left: number };
  undo_guest_merge: UndoneMerge;
}
