import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Heart,
  Info,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  Search,
  Share2,
  ShoppingCart,
  Trash2,
  TriangleAlert,
  User,
  X,
} from 'lucide';
import { createIcon } from './createIcon.tsx';

/** The icons in use, by plain names. Hidden from readers: what they mean is always said in words. */
export const CheckIcon = createIcon(Check);
export const ChevronDownIcon = createIcon(ChevronDown);
export const ChevronLeftIcon = createIcon(ChevronLeft);
export const ChevronRightIcon = createIcon(ChevronRight);
export const AlertIcon = createIcon(CircleAlert);
export const SuccessIcon = createIcon(CircleCheck);
export const ClockIcon = createIcon(Clock);
export const HeartIcon = createIcon(Heart);
export const InfoIcon = createIcon(Info);
export const MailIcon = createIcon(Mail);
export const PinIcon = createIcon(MapPin);
export const MenuIcon = createIcon(Menu);
export const ChatIcon = createIcon(MessageCircle);
export const MinusIcon = createIcon(Minus);
export const PauseIcon = createIcon(Pause);
export const PhoneIcon = createIcon(Phone);
export const PlayIcon = createIcon(Play);
export const PlusIcon = createIcon(Plus);
export const SearchIcon = createIcon(Search);
export const ShareIcon = createIcon(Share2);
export const CartIcon = createIcon(ShoppingCart);
export const TrashIcon = createIcon(Trash2);
export const WarningIcon = createIcon(TriangleAlert);
export const UserIcon = createIcon(User);
export const CloseIcon = createIcon(X);
export type { IconProps } from './createIcon.tsx';
