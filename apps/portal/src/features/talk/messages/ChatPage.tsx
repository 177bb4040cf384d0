import { Talk } from "./Talk.tsx";

/** What everybody of an event says. */
export default function ChatPage() {
  return <Talk event={null} title="Chat" shows="events" />;
}
