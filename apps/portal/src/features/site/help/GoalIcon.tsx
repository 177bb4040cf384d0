import {
  CalendarPlus,
  HandHeart,
  LifeBuoy,
  MapPin,
  QrCode,
  Share2,
  Ticket,
  UserCog,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { HelpArea } from "../../../page-kit/help/help.types.ts";

const icons: Readonly<Record<HelpArea, LucideIcon>> = {
  start: CalendarPlus,
  guests: Users,
  tickets: Ticket,
  venues: MapPin,
  door: QrCode,
  giving: HandHeart,
  share: Share2,
  account: UserCog,
  trouble: LifeBuoy,
};

/** The icon of what one wants to do. */
export function GoalIcon({ area }: { area: HelpArea }) {
  const Icon = icons[area];
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
