import {
  ChevronDown,
  Clock,
  Heart,
  Menu,
  MessageCircle,
  Pause,
  Play,
  Search,
  ShoppingCart,
  User,
} from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Icons around every page: the only ones of the first load. */
export const CartIcon = createIcon(ShoppingCart);
export const ChatIcon = createIcon(MessageCircle);
export const ChevronDownIcon = createIcon(ChevronDown);
export const ClockIcon = createIcon(Clock);
export const HeartIcon = createIcon(Heart);
export const MenuIcon = createIcon(Menu);
export const PauseIcon = createIcon(Pause);
export const PlayIcon = createIcon(Play);
export const SearchIcon = createIcon(Search);
export const UserIcon = createIcon(User);
