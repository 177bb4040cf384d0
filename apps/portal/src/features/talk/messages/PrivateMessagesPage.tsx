import { Talk } from "./Talk.tsx";

/** What is said between few. */
export default function PrivateMessagesPage() {
  return <Talk event={null} title="Private messages" shows="private" />;
}
