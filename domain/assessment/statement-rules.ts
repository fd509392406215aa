const BEING =
  /^(?<verb>is|are|was|were|has|have|had) (?<subject>(?:it|they|there|this|that|you) |the (?:[\p{L}-]+ ){1,5}?(?=(?:already|become|been|between|changed|dirty|down|dry|empty|full|hard|high|hot|inside|loose|low|milky|off|on|opened|repaired|replaced|right|risen|soft|warm|wet|worn)\b))(?<rest>.+)$/iu;
/** Verbs of the prepared questions and of most others. */
const DOING =
  /^(?<auxiliary>does|do|did) (?<subject>(?:it|they|you|this|that|(?!any)[\p{L}-]+(?: [\p{L}-]+){0,4}?)) (?<verb>appear|become|blow|bounce|change|click|come|continue|depend|dim|disappear|drive|drop|fail|fall|feel|flash|get|go|grind|grow|happen|have|hear|help|hold|increase|jerk|keep|knock|leak|lose|make|move|need|notice|open|pull|rattle|react|reach|release|rise|roll|run|rust|see|shake|show|sink|slip|slow|smell|smoke|sound|squeal|stall|start|stay|stop|take|touch|turn|vibrate|work)(?<rest>$| .*)/iu;

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  return /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function englishStatement(question: string): string | null {
  const being = BEING.exec(question)?.groups;
  if (being) return `${being['subject']!.trim()} ${being['verb']!.toLowerCase()} ${being['rest']}`;
  const doing = DOING.exec(question)?.groups;
  if (!doing) return null;
  const auxiliary = doing['auxiliary']!.toLowerCase();
  if (auxiliary === 'did') return `${doing['subject']} did ${doing['verb']}${doing['rest']}`;
  const verb = auxiliary === 'does' ? thirdPerson(doing['verb']!) : doing['verb'];
  return `${doing['subject']} ${verb}${doing['rest']}`;
}

/** The statement that a yes to the question makes, without an end mark; null where that is unclear. */
export function statementOf(question: string): string | null {
  const latvian = /^vai[\s,]+(.+)/iu.exec(question)?.[1];
  if (latvian !== undefined) return / vai /iu.test(latvian) ? null : latvian;
  return / or /i.test(question) ? null : englishStatement(question);
}
