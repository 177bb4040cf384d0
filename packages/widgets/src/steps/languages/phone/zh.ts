import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "phone"> = {
  phone: {
    offer: "在手机上继续",
    text: "用手机相机对准二维码,您已填写或预留的内容会一并带过去。",
    once: "二维码只能使用一次,十分钟内有效。",
    code: "在手机上打开此页的二维码",
    takenTitle: "已转到您的手机",
    takenText: "您填写的内容已在手机上,可以关闭此窗口。",
    stay: "仍在这里继续",
    overTitle: "此二维码已过期",
    overText: "您填写的内容仍在这里。",
    again: "生成新的二维码",
    goneTitle: "此二维码已被使用或已过期",
    goneText: "您填写的内容仍在另一块屏幕上:请在那里生成新的二维码,或从这里开始。",
  },
};
