import type { CalendarSource } from "../schedule/calendar.types.ts";
import type {
  PersonalInvitation,
  PublicEvent,
  RsvpReceipt,
} from "../sharing/public-event.types.ts";
import type { EventFaces, SharedFaces } from "./faces.types.ts";
import type {
  InvitationCode,
  InvitationCounts,
  InvitationSource,
  InvitationProgress,
  InvitationRecipient,
} from "./invitations.types.ts";
import type { ComingHead, HeadCount, LateAnswer } from "./late-answers.types.ts";
import type { PublicParty } from "./party.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  answer_party: PublicParty;
  get_event_faces: EventFaces;
  get_head_count: HeadCount;
  get_invitation_progress: InvitationProgress;
  get_party: PublicParty;
  get_personal_invitation: PersonalInvitation;
  get_shared_faces: SharedFaces;
  list_coming_heads: ComingHead[];
  list_invitation_codes: InvitationCode[];
  list_invitation_recipients: InvitationRecipient[];
  list_late_answers: LateAnswer[];
  open_invitation_code: { personalToken: string };
  preview_invitation: InvitationSource & {
    event: PublicEvent;
    calendar: CalendarSource & Partial<PublicEvent>;
  };
  record_party: PublicParty;
  send_invitations: InvitationCounts;
  set_faces_shown: EventFaces;
  set_mail_wish: { wantsMail: boolean };
  show_face: { isShown: boolean };
  submit_rsvp: RsvpReceipt;
  issue_personal_link: { url: string; path: string; token: string };
  request_rsvp_link: { asked: boolean };
}
