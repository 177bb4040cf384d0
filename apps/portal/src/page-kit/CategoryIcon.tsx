import {
  CalendarDays,
  ChartLine,
  Compass,
  Gauge,
  Image,
  LayoutTemplate,
  ListTodo,
  MessagesSquare,
  Palette,
  SlidersHorizontal,
  Sparkles,
  Users,
  Wallet,
  type LucideIcon,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  gauge: Gauge,
  "layout-template": LayoutTemplate,
  "calendar-days": CalendarDays,
  users: Users,
  "messages-square": MessagesSquare,
  "list-todo": ListTodo,
  "chart-line": ChartLine,
  wallet: Wallet,
  image: Image,
  palette: Palette,
  sparkles: Sparkles,
  "sliders-horizontal": SlidersHorizontal,
  compass: Compass,
};

/** A category's icon by its name in the catalogue. */
export function CategoryIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Gauge;
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
}
