import { href } from "../../../app/routing/href.ts";
import type { ArticleText } from "../../../page-kit/help/help.types.ts";

export const text: ArticleText = {
  body: [
    "Campaigns and announcements come from the product’s address unless you add a domain of your own. Readers then see your name and address, and mail services see that the mail is really yours.",
    {
      steps: [
        "Open your campaigns and press Sender address.",
        "Write a domain that you own, the name that readers see, what stands before the @, and where answers go.",
        "Paste the three records where your domain’s records are kept: each is of the type TXT, with a name and a text. The copy buttons give you both.",
        "Press Look again, or wait: they are looked up every quarter of an hour.",
      ],
    },
    { heading: "The three records" },
    "DKIM is a key. Each of your mails is signed, and mail services check the signature with it. SPF names the servers that may send mails of your domain. DMARC says what becomes of mails that only pretend to be yours; one of the domain above yours counts, too.",
    { heading: "When one is not right" },
    "Each record says what is wrong: it is missing, another text stands there, there are two of them, or an SPF record names so many services that it is void. What stands there is shown below what should. If your domain has an SPF record already, the text to paste keeps what it has.",
    "Some forms add your domain to the name by themselves. Then paste only what stands before it.",
    { heading: "When a record is lost" },
    "Your mails go on, from the product’s own address, and the owner of the account is told. Once the records are right again, so is the address.",
    {
      mind: "Tickets, orders and invitations always come from the product’s own address, so that they arrive whatever becomes of your domain.",
    },
  ],
  next: ["email-campaigns"],
  open: { label: "Your sender address", path: href("campaigns.sender") },
};
