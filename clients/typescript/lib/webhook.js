export class BadWebhook extends Error {
    name = "BadWebhook";
}
const TOLERANCE = 5 * 60;
const fromBase64 = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
export async function verifyWebhook(secrets, headers, body, now = Date.now()) {
    const given = headers instanceof Headers ? [...headers] : Object.entries(headers);
    const [id, time, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((header) => given.find(([name]) => name.toLowerCase() === header)?.[1]?.toString());
    if (!id || !time || !signatures)
        throw new BadWebhook("a header of the webhook is missing");
    if (!(Math.abs(now / 1000 - Number(time)) <= TOLERANCE))
        throw new BadWebhook("the webhook is too old or too new");
    const text = typeof body === "string" ? body : new TextDecoder().decode(body);
    const signed = new TextEncoder().encode(`${id}.${time}.${text}`);
    for (const secret of typeof secrets === "string" ? [secrets] : secrets) {
        const raw = fromBase64(secret.replace(/^whsec_/, ""));
        const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
        for (const signature of signatures.split(" ")) {
            const [version, code = ""] = signature.split(",");
            if (version !== "v1" || !/^[A-Za-z0-9+/]{43}=$/.test(code))
                continue;
            const isValid = await crypto.subtle.verify("HMAC", key, fromBase64(code), signed);
            if (isValid)
                return { ...JSON.parse(text), id };
        }
    }
    throw new BadWebhook("no signature of the webhook is valid");
}
//# sourceMappingURL=webhook.js.map