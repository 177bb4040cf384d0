import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowLeft,
  ArrowRight,
  CalendarDays,
  CalendarPlus,
  ChartLine,
  Check,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Columns3,
  Compass,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  FileText,
  Gauge,
  Image,
  Info,
  Link,
  ListTodo,
  LogOut,
  Mail,
  MapPin,
  MessagesSquare,
  Palette,
  Pencil,
  Plus,
  Printer,
  RotateCw,
  Search,
  Send,
  Share2,
  Smartphone,
  Sparkles,
  Ticket,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserPlus,
  Users,
  Video,
  Wallet,
  X,
  type LucideIcon,
} from "lucide-react";
import { Inline } from "../components/inline/Inline.tsx";
import { Text } from "../components/text/Text.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { icon, icons, rules } from "./Page.css.ts";

const meta = {
  title: "Foundations/Icons",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const groups: Record<string, Record<string, LucideIcon>> = {
  "To do something": {
    Plus,
    Pencil,
    Copy,
    Trash2,
    Undo2,
    Send,
    Share2,
    Upload,
    Download,
    Printer,
    Search,
    RotateCw,
    Columns3,
    Ellipsis,
    X,
    LogOut,
  },
  "To go somewhere": { ArrowLeft, ArrowRight, ExternalLink, Link, Compass, ChevronsUpDown, Eye },
  "What something is": {
    CalendarDays,
    CalendarPlus,
    Clock,
    MapPin,
    Video,
    Users,
    UserPlus,
    Ticket,
    Wallet,
    Mail,
    MessagesSquare,
    ListTodo,
    ChartLine,
    Gauge,
    Image,
    FileText,
    Palette,
    Smartphone,
    Sparkles,
  },
  "How it stands": { Check, CircleCheck, Info, TriangleAlert, CircleAlert, CircleX },
};

export const Icons: Story = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Lucide, drawn with a line of 1.75. An icon goes before a word and hardly ever replaces it; where it does, IconButton gives it a name to be heard."
    >
      <FoundationSection
        title="Sizes"
        about="16 in buttons and lines, 18 in the rail and alone in a button, 22 beside the facts of an event."
      >
        <Inline gap="8" align="end">
          {[16, 18, 22].map((size) => (
            <Inline key={size} gap="2">
              <CalendarDays size={size} strokeWidth={1.75} aria-hidden="true" />
              <Text tone="muted" numeric>
                {size}
              </Text>
            </Inline>
          ))}
        </Inline>
      </FoundationSection>
      {Object.entries(groups).map(([title, members]) => (
        <FoundationSection key={title} title={title}>
          <div className={icons}>
            {Object.entries(members).map(([name, Drawing]) => (
              <div key={name} className={icon}>
                <Drawing size={22} strokeWidth={1.75} aria-hidden="true" />
                <Text size={12} tone="muted">
                  {name}
                </Text>
              </div>
            ))}
          </div>
        </FoundationSection>
      ))}
      <FoundationSection title="Rules">
        <ul className={rules}>
          <li>The same thing has the same icon on every screen.</li>
          <li>State never hangs on an icon’s colour alone: there is a word beside it.</li>
          <li>
            Arrows that point along the line turn round in right-to-left pages; others do not.
          </li>
          <li>Imported by name, so that a page pays for the ones it shows.</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
