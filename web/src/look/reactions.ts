// How the feelings of the protocol look.
import type { Reaction } from '../protocol.ts';

export const SIGNS: Record<Reaction, string> = {
  bull: '🐂',
  clap: '👏',
  cry: '😢',
  fire: '🔥',
  heart: '❤️',
  laugh: '😂',
  luck: '🍀',
  think: '🤔',
  wow: '😮',
};
